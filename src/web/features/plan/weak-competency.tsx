import { levelWordsFor } from '#content/level-words.ts';
import { myPlan } from '#content/my-plan.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import type { RankedCompetency } from '#domain/competency-ranking.ts';
import { above2, measure } from '#web/ui/layout.css.ts';
import { strong } from '#web/ui/text.css.ts';
import { AddToPlan } from './add-to-plan.tsx';

interface WeakCompetencyProps {
  assessmentId: string;
  competency: RankedCompetency;
}

export function WeakCompetency({ assessmentId, competency: { id, average } }: WeakCompetencyProps) {
  const words = levelWordsFor(id, average);
  return (
    <>
      {words !== null && <p className={`${above2} ${measure}`}>{asSentence(words)}</p>}
      <p className={`${above2} ${measure}`}>
        <span className={strong}>{myPlan.add.first}</span>{' '}
        <span>{planSuggestions[id].actions[30]}</span>
      </p>
      <AddToPlan assessmentId={assessmentId} competencyId={id} />
    </>
  );
}

const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
