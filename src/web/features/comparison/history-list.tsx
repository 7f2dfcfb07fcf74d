import { Link } from '@tanstack/react-router';
import { comparisonPageCopy } from '#content/second-look.ts';
import { formatScore } from '#domain/score-format.ts';
import { shortDate } from '#web/lib/short-date.ts';
import { textLink } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { figures, name, note, row, rows } from './change-row.css.ts';
import type { Completed } from './history.ts';

const { history: copy } = comparisonPageCopy;

/** All that were completed; under which address, only where there are several. */
export function HistoryList({ history }: { history: readonly Completed[] }) {
  const isOfOne = new Set(history.map(({ email }) => email)).size === 1;
  return (
    <TitledPart title={copy.title} lead={copy.lead}>
      <ol role="list" className={rows}>
        {history.map(({ id, email, completedAt, overallScore }) => (
          <li key={id} className={row}>
            <div>
              <p className={name}>{shortDate(completedAt)}</p>
              {!isOfOne && (
                <p className={note}>{email === null ? copy.underNone : copy.under(email)}</p>
              )}
            </div>
            <p className={figures}>
              <VisuallyHidden>{copy.overall} </VisuallyHidden>
              {formatScore(overallScore)}
            </p>
            <Link to="/assessment/dashboard" search={{ id }} className={textLink}>
              {copy.results}
              <VisuallyHidden> {shortDate(completedAt)}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ol>
    </TitledPart>
  );
}
