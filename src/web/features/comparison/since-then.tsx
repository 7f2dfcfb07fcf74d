import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { comparisonCopy, sinceCopy as copy } from '#content/comparison.ts';
import { formatScore } from '#domain/score-format.ts';
import { Card } from '#web/ui/boxes.tsx';
import { lead, tabular, textLink } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { completionDates, historyQuery } from './history.ts';
import { whole } from '#web/ui/layout.css.ts';

/** If there is an earlier assessment under the same address: the change of the overall score. */
export function SinceThen({ id }: { id: string }) {
  const { data: history = [] } = useQuery(historyQuery);
  const now = history.find((it) => it.id === id);
  const earlier = history.find((it) => it.id === now?.earlierId);
  if (!now || !earlier) return null;
  const [before, after] = [formatScore(earlier.overallScore), formatScore(now.overallScore)];
  return (
    <Card tone="deep" data-print="hide">
      <p className={lead}>
        <span>{copy.since(completionDates([now, earlier])(earlier.completedAt))}</span>{' '}
        <b className={`${tabular} ${whole}`}>
          <VisuallyHidden>{comparisonCopy.fromTo(before, after)}</VisuallyHidden>
          <span aria-hidden>{`${before} → ${after}`}</span>
        </b>
        <span>.</span>{' '}
        <Link to="/assessment/comparison" search={{ id, with: earlier.id }} className={textLink}>
          {copy.see}
        </Link>
      </p>
    </Card>
  );
}
