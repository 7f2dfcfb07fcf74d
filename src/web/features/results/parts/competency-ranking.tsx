import { useId } from 'react';
import { equalText, foldedTie, restOf } from '#content/ranking.ts';
import {
  rankCompetencies,
  type Ranked,
  type RankedCompetency,
} from '#domain/competency-ranking.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { formatAverage } from '#domain/score-format.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { Fold } from '#web/ui/fold.tsx';
import { balanced, dense, figure, h3, muted, smallSize, strong } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
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
} from '#web/ui/layout.css.ts';

interface CompetencyRankingProps {
  /** For links to it. */
  id?: string;
  title: string;
  responses: readonly CompetencyResponse[];
  /** Names those that tie in a sentence, in place of a list that folds. */
  isShort?: boolean;
}

/** The three strongest and the three weakest competencies; nothing if too few are rated. */
export function CompetencyRanking({ responses, isShort = false, ...part }: CompetencyRankingProps) {
  const ranking = rankCompetencies(responses);
  if (ranking === null) return null;
  const { answered, isComplete } = assessmentProgress(responses);
  return (
    <TitledPart
      {...part}
      lead={isComplete ? undefined : `Of the ${answered} competencies rated so far.`}
    >
      {ranking.kind === 'equal' ? (
        <p className={measure}>{equalText(ranking.tie, 'all')}</p>
      ) : (
        <>
          <div className={halves}>
            <End title="Strongest" ranked={ranking.strongest} isShort={isShort} />
            <End title="Weakest" ranked={ranking.weakest} isShort={isShort} />
          </div>
          {ranking.others && (
            <p className={`${above5} ${muted}`}>{equalText(ranking.others, 'others')}</p>
          )}
        </>
      )}
    </TitledPart>
  );
}

interface EndProps {
  title: string;
  ranked: Ranked;
  isShort: boolean;
}

function End({ title, ranked, isShort }: EndProps) {
  const id = useId();
  const folded = isShort ? null : foldedTie(ranked);
  const rest = folded === null ? restOf(ranked) : null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={h3}>
        {title}
      </h3>
      <List competencies={ranked.competencies} />
      {rest !== null && <p className={`${above3} ${lineAbove} ${inside3} ${balanced}`}>{rest}</p>}
      {ranked.tie && folded !== null && (
        <Fold title={folded} className={`${above3} ${lineAbove} ${inside3} ${balanced}`}>
          <List competencies={ranked.tie.competencies} />
        </Fold>
      )}
    </section>
  );
}

function List({ competencies }: { competencies: readonly RankedCompetency[] }) {
  if (competencies.length === 0) return null;
  return (
    <ol role="list" className={above3}>
      {competencies.map(({ id, name, area, average }) => (
        <li key={id} className={`${endColumn} ${onBaseline} ${lineAbove} ${inside3}`}>
          <p className={`${strong} ${dense}`}>{name}</p>
          <p className={figure}>
            <VisuallyHidden>Average: </VisuallyHidden>
            <span>{formatAverage(average)}</span>
          </p>
          <p className={`${smallSize} ${above1} ${muted} ${dense}`}>{area}</p>
        </li>
      ))}
    </ol>
  );
}
