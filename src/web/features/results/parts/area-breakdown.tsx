import { useId, type ReactNode } from 'react';
import { notRatedYet } from '#content/assessment-words.ts';
import { halfOfLeaders } from '#content/norms.ts';
import { adviceText, areEqual, developmentStatus, rankAreas } from '#domain/development.ts';
import { competencyLines, type RatedStatement } from '#domain/competency-lines.ts';
import type { Norms } from '#domain/norms.ts';
import { levelOf } from '#domain/levels.ts';
import { isAreaComplete, type AreaSummary, type CompetencyResponse } from '#domain/scoring.ts';
import { RadarCard } from '#web/features/results/radar/radar-card.tsx';
import { AreaMark, ScoreBar } from '#web/features/results/radar/radar-drawing.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { boldText, h4, medium, muted, smallSize, strong, tabular } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { ChevronDownIcon } from '#web/ui/tool-icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import {
  above2,
  across,
  below3,
  below4,
  endColumn,
  halves,
  inside4,
  keepWithNext,
  lineAbove,
  lineBelow,
  measure,
  middle,
  onBaseline,
  row2,
  shrinks,
  stack2,
  stack3,
  stack5,
} from '#web/ui/layout.css.ts';
import { inHue } from '#web/ui/hue.css.ts';
import * as css from './area-breakdown.css.ts';
import { LevelWords, Score } from './score.tsx';

interface AreaBreakdownProps {
  /** For links to it. */
  id?: string;
  areas: readonly AreaSummary[];
  /** A heading above the list. */
  title: string | undefined;
  /** With them, each area opens to show its competencies. */
  responses?: readonly CompetencyResponse[] | undefined;
  /** What others gave themselves. */
  norms?: Norms | null;
  /** False for someone else's results: the status tells the owner where to begin. */
  hasStatus?: boolean;
}

interface AreaOverviewProps extends AreaBreakdownProps {
  /** The heading above the picture. */
  picture?: string;
  /** Below the picture. */
  children?: ReactNode;
}

/** The list with its figures, and after it, or to its left, the averages as a picture. */
export function AreaOverview({ picture = 'Area Overview', children, ...list }: AreaOverviewProps) {
  return (
    <div className={halves}>
      <AreaBreakdown {...list} />
      <div className={css.picture}>
        <RadarCard title={picture} areas={list.areas} />
        {children}
      </div>
    </div>
  );
}

/** The areas, lowest first, each with its average and status. Those with the same advice share it. */
export function AreaBreakdown(props: AreaBreakdownProps) {
  const { id, areas, title, responses, norms, hasStatus = true } = props;
  const isComplete = areas.every(isAreaComplete);
  const groups = Map.groupBy(rankAreas(areas), adviceText);
  return (
    <TitledPart
      id={id}
      title={title}
      lead={isComplete && !areEqual(areas) ? 'Lowest score first.' : undefined}
    >
      <div className={stack5}>
        {[...groups].map(([advice, ofAdvice]) => (
          <Advised key={advice} advice={advice}>
            {ofAdvice.map((area) => {
              const status = developmentStatus(area, areas);
              const line = (
                <>
                  <h3 className={`${h4} ${row2} ${onBaseline} ${shrinks}`}>
                    <AreaMark area={area} />
                    <span>{area.name}</span>
                  </h3>
                  {hasStatus &&
                    isAreaComplete(area) &&
                    // Where all areas have it, it is only read out.
                    (isComplete && status === 'Assessed' ? (
                      <VisuallyHidden>{status}</VisuallyHidden>
                    ) : (
                      <Badge
                        tone={status === 'Assessed' ? 'green' : 'accent'}
                        className={css.status}
                      >
                        {status}
                      </Badge>
                    ))}
                  <AreaScore area={area} />
                  {norms && isAreaComplete(area) && (
                    <span className={`${across} ${smallSize} ${muted}`}>
                      {halfOfLeaders(norms.areas[area.name])}
                    </span>
                  )}
                </>
              );
              return (
                <li key={area.name} className={`${lineAbove} ${css.area}`}>
                  {responses ? (
                    <details className={css.details}>
                      <summary className={`${endColumn} ${onBaseline} ${inside4} ${css.summary}`}>
                        {line}
                        <span className={css.more}>
                          <span
                            className={css.moreWords}
                          >{`See all ${area.total} competencies`}</span>
                          <span className={css.moreWords}>Hide competencies</span>
                          <ChevronDownIcon />
                        </span>
                      </summary>
                      <CompetencyList area={area} responses={responses} />
                    </details>
                  ) : (
                    <div className={`${endColumn} ${onBaseline} ${inside4}`}>{line}</div>
                  )}
                </li>
              );
            })}
          </Advised>
        ))}
        <Levels areas={areas} />
      </div>
    </TitledPart>
  );
}

/** What the levels of these areas say. */
function Levels({ areas }: Pick<AreaBreakdownProps, 'areas'>) {
  const reached = areas
    .filter(({ completed }) => completed > 0)
    .map(({ averageScore }) => levelOf(averageScore));
  return (
    <ul role="list" data-print="hide" className={`${stack2} ${smallSize} ${muted} ${measure}`}>
      {[...new Set(reached)]
        .toSorted((a, b) => a.value - b.value)
        .map((level) => (
          <li key={level.value}>
            <LevelWords level={level} />
          </li>
        ))}
    </ul>
  );
}

interface AdvisedProps {
  /** Null for incomplete areas. */
  advice: string | null;
  children: ReactNode;
}

function Advised({ advice, children }: AdvisedProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={`${measure} ${below3} ${keepWithNext}`}>
        {advice ?? 'Not finished, so there is no advice yet.'}
      </p>
      <ol role="list" aria-labelledby={id} className={lineBelow}>
        {children}
      </ol>
    </div>
  );
}

/** The average as a length and a figure; how much is rated in place of advice, which an incomplete area lacks. */
function AreaScore({ area }: { area: AreaSummary }) {
  const { averageScore, completed, total } = area;
  return (
    <>
      <span className={`${endColumn} ${middle} ${across}`}>
        {completed > 0 ? (
          <ScoreBar average={averageScore} />
        ) : (
          <span className={`${muted} ${tabular}`}>{`Not rated yet: ${total} competencies`}</span>
        )}
        <Score label="Average score" average={averageScore} />
      </span>
      {completed > 0 && !isAreaComplete(area) && (
        <span
          className={`${across} ${muted} ${tabular}`}
        >{`${completed} of ${total} completed, so this score may still change`}</span>
      )}
    </>
  );
}

interface CompetencyListProps {
  area: AreaSummary;
  responses: readonly CompetencyResponse[];
}

/** An area's competencies with both statements and ratings. */
function CompetencyList({ area, responses }: CompetencyListProps) {
  return (
    <ul role="list" className={`${above2} ${below4}`}>
      {competencyLines(area.name, responses).map(({ id, name, average, statements }) => (
        <li key={id} className={`${endColumn} ${onBaseline} ${lineAbove} ${inside4}`}>
          <h4 className={boldText}>{name}</h4>
          <p className={`${strong} ${tabular}`}>
            <VisuallyHidden>Average: </VisuallyHidden>
            <span>{average}</span>
          </p>
          <dl className={`${stack3} ${across}`}>
            {statements.map((statement) => (
              <div key={statement.text} className={css.statement}>
                <dt>{statement.text}</dt>
                <dd>
                  <Level level={statement.level} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function Level({ level }: Pick<RatedStatement, 'level'>) {
  if (level === null) return <span className={muted}>{notRatedYet}</span>;
  return (
    <span className={`${row2} ${middle} ${medium}`}>
      <span className={`${css.value} ${inHue[level.color]}`}>{level.value}</span>{' '}
      <span>{level.label}</span>
    </span>
  );
}
