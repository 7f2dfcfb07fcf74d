import { officeOverview } from '#content/office-overview.ts';
import { numeral } from '#web/ui/text.css.ts';
import * as css from './overview.css.ts';
import { figure, share, type Funnel } from './overview-query.ts';

const { steps } = officeOverview.funnel;

/** The figures that are looked for first. */
export function AtAGlance({ funnel }: { funnel: Funnel }) {
  const { started } = funnel;
  const answers = (['started', 'completed', 'emailGiven', 'booked'] as const).map((step) => ({
    step,
    number: funnel[step],
    detail: step === 'completed' || step === 'emailGiven' ? share(funnel[step], started) : null,
  }));
  return (
    <dl className={css.glance}>
      {answers.map(({ step, number, detail }) => (
        <div key={step} className={css.answer}>
          <dt className={css.answerTerm}>
            {steps[step]}
            {detail !== null && started > 0 && `: ${detail}`}
          </dt>
          <dd className={numeral}>{figure(number)}</dd>
        </div>
      ))}
    </dl>
  );
}
