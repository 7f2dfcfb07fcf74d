import { useState } from 'react';
import { flushSync } from 'react-dom';
import { myPlan } from '#content/my-plan.ts';
import { competencyById } from '#domain/competencies.ts';
import { planDays, type Day } from '#domain/plan-dates.ts';
import { planLimits, type FocusTexts, type PlannedFocus } from '#domain/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { renderedWhenNear } from '#web/ui/layout.css.ts';
import { h2 } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { PlanOutbox } from './data/plan-outbox.ts';
import { DayActions } from './day-actions.tsx';
import * as css from './focus-form.css.ts';
import { hasOwnWords, withFocusWords, withoutFocus } from './plan-edits.ts';
import { PlanText } from './plan-text.tsx';

const copy = myPlan.focus;

const { removing } = myPlan;

interface FocusFormProps {
  focus: PlannedFocus;
  /** E.g. 2.5. */
  score: string | undefined;
  start: Day | null;
  today: Day;
  outbox: PlanOutbox;
  onRemoved: () => void;
}

/** A focus of the plan: its goal, its partner, and its actions with their days. */
export function FocusForm({ focus, score, start, today, outbox, onRemoved }: FocusFormProps) {
  const { competencyId, whenItWorks, partner } = focus;
  const { name = '', category } = competencyById.get(competencyId) ?? {};
  const titleId = `focus-${competencyId}`;
  const [isAsking, setIsAsking] = useState(false);
  const edit = (words: Partial<FocusTexts>) =>
    outbox.edit((plan, at) => withFocusWords(plan, at, competencyId, words));
  const send = () => void outbox.send();
  const remove = () => {
    // Until the dialog closes, it blocks the element that gets the focus next.
    flushSync(() => outbox.edit((plan, at) => withoutFocus(plan, at, competencyId)));
    send();
    onRemoved();
  };

  return (
    <section aria-labelledby={titleId} className={`${css.focus} ${renderedWhenNear}`}>
      <div className={css.head}>
        <div>
          <h2 id={titleId} tabIndex={-1} className={h2}>
            {name}
          </h2>
          <p className={css.area}>
            {category}
            {score !== undefined && <> • {myPlan.score(score)}</>}
          </p>
        </div>
        <Button
          variant="quiet"
          className={css.edgeTool}
          onClick={() => (hasOwnWords(focus) ? setIsAsking(true) : remove())}
        >
          <span>
            {copy.remove}
            <VisuallyHidden>{copy.removeHidden(name)}</VisuallyHidden>
          </span>
        </Button>
      </div>
      <div className={css.words}>
        <PlanText
          label={copy.whenItWorks}
          value={whenItWorks}
          maxLength={planLimits.whenItWorks}
          onEdit={(words) => edit({ whenItWorks: words })}
          onLeave={send}
        />
        <div className={css.partner}>
          <PlanText
            label={copy.partner}
            hint={copy.partnerHint}
            isShort
            value={partner}
            maxLength={planLimits.partner}
            onEdit={(words) => edit({ partner: words })}
            onLeave={send}
          />
        </div>
      </div>
      {planDays.map((after) => (
        <DayActions
          key={after}
          focus={focus}
          after={after}
          start={start}
          today={today}
          outbox={outbox}
        />
      ))}
      {/* Asked only if the visitor's own texts would be lost. */}
      <ConfirmDialog
        open={isAsking}
        title={removing.title(name)}
        description={removing.description}
        cancel={removing.cancel}
        action={removing.confirm}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
