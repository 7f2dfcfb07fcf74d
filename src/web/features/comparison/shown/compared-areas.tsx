import type { inferRouterOutputs } from '@trpc/server';
import type { ReactNode } from 'react';
import { comparisonCopy as copy, verdictText } from '#content/comparison.ts';
import type { Change } from '#domain/comparison.ts';
import { levelOf } from '#domain/levels.ts';
import { formatScore } from '#domain/score-format.ts';
import type { AppRouter } from '#server/router.ts';
import {
  AfterLine,
  BeforeLine,
  ComparedRadar,
} from '#web/features/results/radar/compared-radar.tsx';
import { datesApart } from '#web/lib/dates-apart.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as text from '#web/ui/text.css.ts';
import {
  above1,
  above4,
  atEnd,
  atCenter,
  endColumn,
  halves,
  inside3,
  lineAbove,
  middle,
  onBaseline,
  row3,
  stack2,
  whole,
} from '#web/ui/layout.css.ts';
import * as css from './comparison-shown.css.ts';

/** Two assessments compared, with the times of both (ISO 8601) and the plan between them. */
export type DatedComparison = inferRouterOutputs<AppRouter>['comparison']['get'];

interface ComparedAreasProps {
  comparison: DatedComparison;
  overall: Change;
}

/** Both radars, one over the other, and beside them the same figures to read. */
export function ComparedAreas({ comparison, overall }: ComparedAreasProps) {
  const { areas, beforeAt, afterAt } = comparison;
  const dateOf = datesApart([beforeAt, afterAt]);
  return (
    <Card pad="lg">
      <div className={`${halves} ${middle}`}>
        <figure>
          <ComparedRadar changes={areas} />
          <figcaption className={`${stack2} ${atCenter} ${above4} ${text.small}`}>
            <span className={`${row3} ${middle}`}>
              <AfterLine />
              <span>{copy.radar.after(dateOf(afterAt))}</span>
            </span>
            <span className={`${row3} ${middle}`}>
              <BeforeLine />
              <span>{copy.radar.before(dateOf(beforeAt))}</span>
            </span>
          </figcaption>
        </figure>
        <ul role="list" className={css.rows}>
          <ChangeRow name={copy.overall} change={overall} />
          {areas.map((change) => (
            <ChangeRow key={change.area} name={change.area} change={change} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

interface ChangeRowProps {
  name: string;
  /** The area. */
  note?: string;
  change: Change;
  /** Below the line. */
  children?: ReactNode;
}

const tones = { up: 'green', steady: 'neutral', down: 'orange' } as const;

/** One line of a list: before, after, and the verdict. */
export function ChangeRow({ name, note, change, children }: ChangeRowProps) {
  const [before, after] = [formatScore(change.before), formatScore(change.after)];
  return (
    <li className={`${endColumn} ${onBaseline} ${lineAbove} ${inside3} ${css.row}`}>
      <div>
        <p className={`${text.strong} ${text.dense}`}>{name}</p>
        {note !== undefined && <p className={`${above1} ${text.small} ${text.muted}`}>{note}</p>}
      </div>
      <div className={`${whole} ${atEnd}`}>
        <p className={text.figure}>
          <VisuallyHidden>{copy.fromTo(before, after)}</VisuallyHidden>
          <span aria-hidden>
            <span className={text.muted}>{before}</span> <span>{`→ ${after}`}</span>
          </span>
        </p>
        <p className={`${text.small} ${text.muted}`}>{levelOf(change.after / 100).label}</p>
      </div>
      {/* In words, not by color alone. */}
      <Badge tone={tones[change.verdict]} className={`${css.verdict} ${atEnd}`}>
        {verdictText(change)}
      </Badge>
      {children}
    </li>
  );
}

interface ReasonProps {
  name: string;
  reason: string;
  children?: ReactNode;
}

/** In place of a row: why there is no change to show. */
export function Reason({ name, reason, children }: ReasonProps) {
  return (
    <li className={`${lineAbove} ${inside3}`}>
      <p className={`${text.strong} ${text.dense}`}>{name}</p>
      <p className={`${above1} ${text.small} ${text.muted}`}>{reason}</p>
      {children}
    </li>
  );
}
