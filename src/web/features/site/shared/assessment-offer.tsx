import { assessmentOffer } from '#content/assessment-offer.ts';
import { useSettings } from '#web/lib/settings.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from './action-button.tsx';
import { axes, drawing, inner, offer, result, words } from './assessment-offer.css.ts';

/** Leads to the assessment, where there is one. */
export function AssessmentOffer() {
  if (!useSettings().flags.assessmentEnabled) return null;
  const { headline, body, action } = assessmentOffer;
  return (
    <aside className={offer}>
      <svg viewBox="0 0 100 100" aria-hidden className={drawing}>
        <path
          d="M50 5 95 38 78 91H22L5 38ZM50 50V5M50 50 95 38M50 50 78 91M50 50 22 91M50 50 5 38"
          className={axes}
        />
        <path d="M50 20 77 42 69 76 34 73 14 41Z" className={result} />
      </svg>
      <div className={inner}>
        <div className={words}>
          <h3 className={text.h3}>{headline}</h3>
          <p className={text.muted}>{body}</p>
        </div>
        <ActionButton action={action} variant="secondary" />
      </div>
    </aside>
  );
}
