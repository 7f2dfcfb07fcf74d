import { useId, type ComponentType } from 'react';
import { moreTied, noneStandsOut, tiedText } from '#content/ranking.ts';
import {
  rankCompetencies,
  rowsOf,
  type Ranked,
  type RankedCompetency,
} from '#domain/competency-ranking.ts';
import { assessmentProgress } from '#domain/progress.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { WhenNear } from '#web/lib/when-near.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { dense, h3, muted, smallSize, strong } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import {
  above1,
  above3,
  above5,
  endColumn,
  halves,
  inside2,
  inside3,
  lineAbove,
  measure,
  onBaseline,
  pair,
} from '#web/ui/layout.css.ts';
import { Score } from './score.tsx';

/** What follows from a weak competency of an assessment. */
interface Advice {
  assessmentId: string;
  Part: ComponentType<{ assessmentId: string; competency: RankedCompetency }>;
}

interface CompetencyRankingProps {
  /** For links to it. */
  id?: string;
  title: string;
  responses: readonly CompetencyResponse[];
  /** On paper, which has no folds. */
  isPrinted?: boolean | undefined;
  /** Below each weak competency. */
  advice?: Advice | undefined;
}

/** The strongest and the weakest competencies; nothing if too few are rated. */
export function CompetencyRanking({
  responses,
  isPrinted,
  advice,
  ...part
}: CompetencyRankingProps) {
  const ranking = rankCompetencies(responses);
  if (ranking === null) return null;
  const { strongest, weakest } = ranking;
  const { answered, isComplete } = assessmentProgress(responses);
  const tied = tiedText(ranking);
  return (
    <TitledPart
      {...part}
      lead={isComplete ? undefined : `Of the ${answered} competencies rated so far.`}
    >
      {strongest.length + weakest.length > 0 && (
        <div className={`${advice ? pair : halves} ${above5}`}>
          {advice && <End title="Weakest" ranked={weakest} advice={advice} />}
          <End title="Strongest" ranked={strongest} isPrinted={isPrinted} />
          {!advice && <End title="Weakest" ranked={weakest} isPrinted={isPrinted} />}
        </div>
      )}
      {tied !== null && <p className={`${above5} ${measure}`}>{tied}</p>}
    </TitledPart>
  );
}

const ROWS_ON_PAPER = 3;

interface EndProps extends Pick<CompetencyRankingProps, 'isPrinted'> {
  title: string;
  ranked: Ranked;
  advice?: Advice | undefined;
}

function End({ title, ranked, isPrinted, advice }: EndProps) {
  const id = useId();
  const { shown, more } = rowsOf(ranked, isPrinted ? ROWS_ON_PAPER : undefined);
  const rest = moreTied(more);
  const below = `${above3} ${lineAbove} ${isPrinted ? inside2 : inside3}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={h3}>
        {title}
      </h3>
      {shown.length === 0 && <p className={below}>{noneStandsOut}</p>}
      <List competencies={shown} isPrinted={isPrinted} advice={advice} />
      {rest !== null &&
        (isPrinted ? (
          <p className={below}>{`${rest}.`}</p>
        ) : (
          <Fold title={rest} className={below}>
            <List competencies={more} advice={advice} />
          </Fold>
        ))}
    </section>
  );
}

interface ListProps extends Pick<CompetencyRankingProps, 'isPrinted' | 'advice'> {
  competencies: Ranked;
}

function List({ competencies, isPrinted, advice }: ListProps) {
  return (
    <ol role="list" className={above3}>
      {competencies.map((competency) => {
        const { id, name, area, average } = competency;
        return (
          <li key={id} className={`${lineAbove} ${isPrinted ? inside2 : inside3}`}>
            <div className={`${endColumn} ${onBaseline}`}>
              <p className={`${strong} ${dense}`}>{name}</p>
              <p>
                <Score average={average} />
              </p>
            </div>
            {/* The report has six pages, and its breakdown is by area. */}
            {!isPrinted && <p className={`${smallSize} ${above1} ${muted} ${dense}`}>{area}</p>}
            {advice && (
              <WhenNear>
                <advice.Part assessmentId={advice.assessmentId} competency={competency} />
              </WhenNear>
            )}
          </li>
        );
      })}
    </ol>
  );
}
