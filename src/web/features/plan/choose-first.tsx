import { myPlan } from '#content/my-plan.ts';
import { competencyById, type CompetencyId } from '#domain/competencies.ts';
import type { FocusSuggestion } from '#domain/plan-focus.ts';
import { formatScore } from '#domain/score-format.ts';
import { Button } from '#web/ui/button.tsx';
import { h3 } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './choose-focus.css.ts';

const copy = myPlan.empty;

interface ChooseFirstProps {
  suggestions: readonly FocusSuggestion[];
  onChoose: (ids: CompetencyId[]) => void;
  /** To choose from all of them. */
  onOther: () => void;
}

/** Nothing is planned yet: what the results suggest, and why. */
export function ChooseFirst({ suggestions, onChoose, onOther }: ChooseFirstProps) {
  const hasAny = suggestions.length > 0;
  return (
    <TitledPart title={copy.title} lead={hasAny ? copy.text : copy.noSuggestion}>
      <ol role="list" className={css.suggestions}>
        {suggestions.map((suggestion) => (
          <Suggestion
            key={suggestion.competencyId}
            suggestion={suggestion}
            onChoose={() => onChoose([suggestion.competencyId])}
          />
        ))}
      </ol>
      <div className={css.buttons}>
        {suggestions.length > 1 && (
          <Button size="lg" onClick={() => onChoose(suggestions.map((it) => it.competencyId))}>
            {copy.all(suggestions.length)}
          </Button>
        )}
        <Button size="lg" variant={hasAny ? 'secondary' : 'primary'} onClick={onOther}>
          {copy.other}
        </Button>
      </div>
    </TitledPart>
  );
}

interface SuggestionProps {
  suggestion: FocusSuggestion;
  onChoose: () => void;
}

function Suggestion({
  suggestion: { competencyId, reason, area, averageRating },
  onChoose,
}: SuggestionProps) {
  const { name = '', description } = competencyById.get(competencyId) ?? {};
  return (
    <li className={css.suggestion}>
      <div>
        <h3 className={h3}>{name}</h3>
        <p className={css.reason}>
          {myPlan.reasons[reason](area)} • {myPlan.score(formatScore(averageRating))}
        </p>
        <p className={css.description}>{description}</p>
      </div>
      <Button variant="secondary" onClick={onChoose}>
        <span>
          {myPlan.take}
          <VisuallyHidden>{myPlan.takeHidden(name)}</VisuallyHidden>
        </span>
      </Button>
    </li>
  );
}
