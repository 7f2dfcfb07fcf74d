import { comparisonCopy as copy } from '#content/second-look.ts';
import type { Change } from '#domain/comparison.ts';
import { formatDifference, formatScore } from '#domain/score-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './change-row.css.ts';

interface ChangeRowProps {
  name: string;
  /** What it belongs to. */
  note?: string;
  change: Change;
  isLarge?: boolean;
}

const tones = { up: 'green', steady: 'neutral', down: 'orange' } as const;

/** One line of a list: what it was, what it is, and the word for it. */
export function ChangeRow({ name, note, change, isLarge = false }: ChangeRowProps) {
  const [before, after] = [formatScore(change.before), formatScore(change.after)];
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>{name}</p>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
      <p className={isLarge ? css.large : css.figures}>
        <VisuallyHidden>{copy.fromTo(before, after)}</VisuallyHidden>
        <span aria-hidden>
          <span className={css.before}>{before}</span> → {after}
        </span>
      </p>
      <Verdict change={change} />
    </li>
  );
}

/** In words: its colour is for those who see it. */
function Verdict({ change: { verdict, difference: by } }: { change: Change }) {
  return (
    <Badge tone={tones[verdict]} className={css.verdict}>
      {copy.verdicts[verdict]}
      {by !== 0 && ` ${formatDifference(by)}`}
    </Badge>
  );
}
