import { useState } from 'react';
import { myPlan, planWords } from '#content/my-plan.ts';
import { planLimits, type PlannedAction } from '#domain/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { TrashIcon } from '#web/ui/tool-icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { withAction, type ActionChange } from './plan-edits.ts';
import type { PlanQueue } from './data/plan-queue.ts';
import { PlanText } from './plan-text.tsx';
import * as css from './focus-form.css.ts';

const copy = myPlan.actions;

interface ActionFormProps {
  action: PlannedAction;
  queue: PlanQueue;
  /** It was just added. */
  isNew: boolean;
  onRemove: () => void;
}

/** What somebody will do by a day, and, once it is done, what came of it. */
export function ActionForm({ action, queue, isNew, onRemove }: ActionFormProps) {
  const { id, text, evidence, isDone, after } = action;
  const [isNoting, setIsNoting] = useState(false);
  const edit = (change: ActionChange) => queue.edit((plan, at) => withAction(plan, at, id, change));
  const send = () => void queue.send();
  const about = <VisuallyHidden>{copy.aboutHidden(text || copy.noText)}</VisuallyHidden>;
  const hasEvidence = isDone || isNoting || evidence !== '';

  return (
    <li className={css.action} data-done={isDone || undefined}>
      <PlanText
        label={
          <>
            {copy.text}
            {copy.textHidden(after)}
          </>
        }
        labelHidden
        value={text}
        maxLength={planLimits.text}
        isNew={isNew}
        onEdit={(words) => edit({ text: words })}
        onLeave={send}
      />
      <div className={css.row}>
        <div className={css.done}>
          <CheckBox
            checked={isDone}
            onChange={(done) => {
              edit({ isDone: done });
              send();
            }}
          >
            {planWords.done}
            {about}
          </CheckBox>
        </div>
        {!hasEvidence && (
          <Button variant="quiet" className={css.tool} onClick={() => setIsNoting(true)}>
            <span>
              {copy.note}
              {about}
            </span>
          </Button>
        )}
        <Button variant="quiet" className={css.remove} onClick={onRemove}>
          <TrashIcon />
          <span>
            <span className={css.removeWord}>{copy.remove}</span>
            {about}
          </span>
        </Button>
      </div>
      {hasEvidence && (
        <PlanText
          label={copy.evidence}
          hint={copy.evidenceHint}
          value={evidence}
          maxLength={planLimits.evidence}
          isNew={isNoting}
          onEdit={(words) => edit({ evidence: words })}
          onLeave={send}
        />
      )}
    </li>
  );
}
