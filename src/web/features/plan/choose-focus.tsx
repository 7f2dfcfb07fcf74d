import { useId, useState } from 'react';
import { myPlan } from '#content/my-plan.ts';
import { areas } from '#domain/areas.ts';
import { competencyById, competencies, type CompetencyId } from '#domain/competencies.ts';
import { withLevel } from '#domain/levels.ts';
import type { FocusSuggestion } from '#domain/plan-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { box } from '#web/ui/field.css.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorSlot } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import {
  accent,
  h3,
  label,
  muted,
  smallSize,
  strong,
  tabular,
  textLink,
} from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';
import {
  above1,
  above2,
  above5,
  below3,
  buttons,
  flow4,
  growsByWord,
  inside2,
  lineAbove,
  lineBelow,
  listRow,
  measure,
  middle,
  stack5,
  tappable,
} from '#web/ui/layout.css.ts';

const copy = myPlan.empty;

interface ChooseFirstProps {
  suggestions: readonly FocusSuggestion[];
  onChoose: (ids: CompetencyId[]) => void;
  /** Opens the list of all competencies. */
  onOther: () => void;
}

/** For an empty plan: the focuses that the results suggest, and why. */
export function ChooseFirst({ suggestions, onChoose, onOther }: ChooseFirstProps) {
  const hasAny = suggestions.length > 0;
  return (
    <TitledPart title={copy.title} lead={hasAny ? copy.text : copy.noSuggestion} isBeside>
      <ol role="list" className={lineBelow}>
        {suggestions.map(({ competencyId, reason, area, averageRating }, index) => {
          const { name = '', description } = competencyById.get(competencyId) ?? {};
          const score = withLevel(averageRating / 100);
          return (
            <li key={competencyId} className={listRow}>
              <div>
                <h3 className={h3}>{name}</h3>
                <p className={`${smallSize} ${above1} ${strong}`}>
                  {`${score}, ${myPlan.reasons[reason](area)}`}
                </p>
                <p className={`${above2} ${measure} ${muted}`}>{description}</p>
              </div>
              {/* One is enough: only the first button is filled. */}
              <Button
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => onChoose([competencyId])}
              >
                {myPlan.take}
                <VisuallyHidden>{myPlan.takeHidden(name)}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ol>
      <div className={`${buttons} ${above5}`}>
        {suggestions.length > 1 && (
          <Button
            variant="secondary"
            onClick={() => onChoose(suggestions.map((it) => it.competencyId))}
          >
            {copy.all(suggestions.length)}
          </Button>
        )}
        {hasAny ? (
          <button type="button" className={`${textLink} ${tappable}`} onClick={onOther}>
            {copy.other}
          </button>
        ) : (
          <Button onClick={onOther}>{copy.other}</Button>
        )}
      </div>
    </TitledPart>
  );
}

const addingCopy = myPlan.adding;

interface ChooseFocusProps {
  /** Average rating per competency, e.g. '2.5 · Emerging'. */
  scores: ReadonlyMap<string, string>;
  chosen: readonly CompetencyId[];
  onChoose: (id: CompetencyId) => void;
  onClose: () => void;
}

export function ChooseFocusDialog({ open, ...props }: ChooseFocusProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={addingCopy.title}
      description={addingCopy.description}
      size="lg"
    >
      {/* Mounted each time the dialog opens, so that nothing is chosen at first. */}
      <ChooseForm {...props} />
    </Dialog>
  );
}

function ChooseForm({ scores, chosen, onChoose, onClose }: ChooseFocusProps) {
  const form = useId();
  const [id, setId] = useState<CompetencyId | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    if (id === null) setIsMissing(true);
    else onChoose(id);
  };
  return (
    <Form id={form} onSubmit={submit}>
      <div className={stack5}>
        <ErrorSlot error={isMissing ? addingCopy.none : undefined} />
        {areas.map(({ name }) => (
          <fieldset key={name}>
            <legend className={`${label} ${accent} ${below3}`}>{name}</legend>
            {competencies
              .filter(({ category }) => category === name)
              .map((one) => (
                <div key={one.id} className={`${flow4} ${middle} ${lineAbove}`}>
                  <label className={`${tappable} ${inside2} ${growsByWord}`}>
                    <input
                      type="radio"
                      name="competency"
                      className={box}
                      checked={one.id === id}
                      disabled={chosen.includes(one.id)}
                      aria-describedby={`${form}-${one.id}`}
                      onChange={() => {
                        setId(one.id);
                        setIsMissing(false);
                      }}
                    />
                    <span>{one.name}</span>
                  </label>
                  <span id={`${form}-${one.id}`} className={`${smallSize} ${muted} ${tabular}`}>
                    {chosen.includes(one.id) ? addingCopy.isIn : scores.get(one.id)}
                  </span>
                </div>
              ))}
          </fieldset>
        ))}
      </div>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {addingCopy.cancel}
        </Button>
        <Button type="submit" form={form}>
          {addingCopy.choose}
        </Button>
      </DialogFooter>
    </Form>
  );
}
