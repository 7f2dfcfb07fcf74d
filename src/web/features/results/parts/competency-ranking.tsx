import { useId } from 'react';
import { moreTied, noneStandsOut, tiedText } from '#content/ranking.ts';
import { rankCompetencies, rowsOf, type Ranked } from '#domain/competency-ranking.ts';
import { assessmentProgress } from '#domain/progress.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
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
  inside3,
  lineAbove,
  measure,
  onBaseline,
  pair,
} from '#web/ui/layout.css.ts';
import { Score } from './score.tsx';

const WeakCompetency = lazyPart(() =>
  import('#web/features/plan/weak-competency.tsx').then((part) => part.WeakCompetency),
);

interface CompetencyRankingProps {
  /** For links to it. */
  id?: string;
  title: string;
  responses: readonly CompetencyResponse[];
  /** On paper, which has no folds. */
  isPrinted?: boolean | undefined;
  /** The owner's assessment: each weak competency says what to do first, and can join its plan. */
  planOf?: string | undefined;
}

/** The strongest and the weakest competencies; nothing if too few are rated. */
export function CompetencyRanking({
  responses,
  isPrinted,
  planOf,
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
        <div className={`${planOf ? pair : halves} ${above5}`}>
          {planOf && <End title="Weakest" ranked={weakest} planOf={planOf} />}
          <End title="Strongest" ranked={strongest} isPrinted={isPrinted} />
          {!planOf && <End title="Weakest" ranked={weakest} isPrinted={isPrinted} />}
        </div>
      )}
      {tied !== null && <p className={`${above5} ${measure}`}>{tied}</p>}
    </TitledPart>
  );
}

interface EndProps extends Pick<CompetencyRankingProps, 'isPrinted'> {
  title: string;
  ranked: Ranked;
  planOf?: string | undefined;
}

function End({ title, ranked, isPrinted, planOf }: EndProps) {
  const id = useId();
  const { shown, more } = rowsOf(ranked);
  const rest = moreTied(more);
  const below = `${above3} ${lineAbove} ${inside3}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={h3}>
        {title}
      </h3>
      {shown.length === 0 && <p className={below}>{noneStandsOut}</p>}
      <List competencies={shown} planOf={planOf} />
      {rest !== null &&
        (isPrinted ? (
          <p className={below}>{`${rest}.`}</p>
        ) : (
          <Fold title={rest} className={below}>
            <List competencies={more} planOf={planOf} />
          </Fold>
        ))}
    </section>
  );
}

function List({ competencies, planOf }: { competencies: Ranked; planOf?: string | undefined }) {
  return (
    <ol role="list" className={above3}>
      {competencies.map((competency) => {
        const { id, name, area, average } = competency;
        return (
          <li key={id} className={`${lineAbove} ${inside3}`}>
            <div className={`${endColumn} ${onBaseline}`}>
              <p className={`${strong} ${dense}`}>{name}</p>
              <p>
                <Score average={average} />
              </p>
            </div>
            <p className={`${smallSize} ${above1} ${muted} ${dense}`}>{area}</p>
            {planOf !== undefined && (
              <WhenNear>
                <WeakCompetency assessmentId={planOf} competency={competency} />
              </WhenNear>
            )}
          </li>
        );
      })}
    </ol>
  );
}
