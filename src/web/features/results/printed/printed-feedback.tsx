import { fullResult as copy } from '#content/feedback-result.ts';
import type { Day } from '#domain/plan-dates.ts';
import {
  FullResultShown,
  type FullResultProps,
} from '#web/features/feedback/result/full-result.tsx';
import { longDate } from '#web/lib/dates.ts';
import { stack4 } from '#web/ui/layout.css.ts';
import { muted } from '#web/ui/text.css.ts';
import { leafletHtml, part } from './printed-page.tsx';

type Round = Omit<FullResultProps, 'action'> & { startsOn: Day };

/** The result of a full round, as a part of the report. */
export const feedbackPart = (round: Round) =>
  part('feedback', copy.title, <PrintedFeedback {...round} />);

/** The result alone, as a complete document. */
export const feedbackHtml = (round: Round, name: string | null) =>
  leafletHtml({ title: copy.title, name, children: <PrintedFeedback {...round} /> });

export function PrintedFeedback(round: Round) {
  return (
    <div className={stack4}>
      <p className={muted}>{copy.asked(longDate(`${round.startsOn}T12:00`))}</p>
      <FullResultShown {...round} />
    </div>
  );
}
