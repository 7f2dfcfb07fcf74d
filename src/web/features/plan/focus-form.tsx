import { useState } from 'react';
import { flushSync } from 'react-dom';
import { myPlan } from '#content/my-plan.ts';
import { competencyName } from '#domain/competencies.ts';
import { planDays } from '#domain/plan-dates.ts';
import { planLimits, type FocusTexts, type PlannedFocus } from '#domain/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DayActions } from './day-actions.tsx';
import * as css from './plan.css.ts';
import { hasOwnWords, withFocusWords, withoutFocus } from './plan-edits.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { PlanText } from './plan-text.tsx';
import { TextButton } from './text-button.tsx';
import { useEditedPlan } from './use-plan.ts';
import { cluster4, middle, ruled, stack5 } from '#web/ui/layout.css.ts';

const copy = myPlan.focus;

const { removing } = myPlan;

interface FocusFormProps {
  focus: PlannedFocus;
  startsWithPartner: boolean;
  onFinish: () => void;
  onRemoved: () => void;
}

/** Edits a focus: its goal, its partner, and its actions. Each change is saved at once. */
export function FocusForm({ focus, startsWithPartner, onFinish, onRemoved }: FocusFormProps) {
  const { outbox } = useEditedPlan();
  const { competencyId, whenItWorks, partner } = focus;
  const name = competencyName(competencyId);
  const edit = (words: Partial<FocusTexts>) =>
    outbox.edit((plan, at) => withFocusWords(plan, at, competencyId, words));
  const send = () => void outbox.send();
  return (
    <>
      <div className={stack5}>
        <PlanText
          label={copy.whenItWorks}
          value={whenItWorks}
          maxLength={planLimits.whenItWorks}
          onEdit={(words) => edit({ whenItWorks: words })}
          onLeave={send}
        />
        <PlanText
          label={copy.partner}
          hint={copy.partnerHint}
          isShort
          isNew={startsWithPartner}
          value={partner}
          maxLength={planLimits.partner}
          onEdit={(words) => edit({ partner: words })}
          onLeave={send}
        />
      </div>
      <div className={`${stack5} ${css.right}`}>
        {planDays.map((after) => (
          <DayActions key={after} focus={focus} after={after} />
        ))}
        <div className={`${cluster4} ${middle} ${ruled}`}>
          <Button variant="secondary" onClick={onFinish}>
            {copy.finish}
            <VisuallyHidden>{copy.ofHidden(name)}</VisuallyHidden>
          </Button>
          <RemoveFocus focus={focus} onRemoved={onRemoved} />
        </div>
      </div>
    </>
  );
}

type RemoveFocusProps = Pick<FocusFormProps, 'focus' | 'onRemoved'>;

/** Removes a focus from the plan; asks only if the visitor's own texts would be lost. */
export function RemoveFocus({ focus, onRemoved }: RemoveFocusProps) {
  const { outbox } = useEditedPlan();
  const { competencyId } = focus;
  const name = competencyName(competencyId);
  const [isAsking, setIsAsking] = useState(false);
  const remove = () => {
    // Until the dialog closes, it blocks the element that gets the focus next.
    flushSync(() => outbox.edit((plan, at) => withoutFocus(plan, at, competencyId)));
    void outbox.send();
    onRemoved();
  };
  return (
    <>
      <TextButton
        about={copy.ofHidden(name)}
        onClick={() => (hasOwnWords(focus) ? setIsAsking(true) : remove())}
      >
        {copy.remove}
      </TextButton>
      <ConfirmDialog
        open={isAsking}
        title={removing.title(name)}
        description={removing.description}
        cancel={removing.cancel}
        action={removing.confirm}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
