import { useId, useState, type SubmitEvent } from 'react';
import { myPlan } from '#content/my-plan.ts';
import { areas } from '#domain/areas.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import { Button } from '#web/ui/button.tsx';
import { box } from '#web/ui/check-box.css.ts';
import { footer } from '#web/ui/dialog.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import * as css from './choose-focus.css.ts';

const copy = myPlan.adding;

interface ChooseFocusProps {
  /** Of each competency, like 2.5. */
  scores: ReadonlyMap<string, string>;
  /** What the plan is about already. */
  chosen: readonly CompetencyId[];
  onChoose: (id: CompetencyId) => void;
  onClose: () => void;
}

/** Any competency at all, found by its area and its score. */
export function ChooseFocusDialog({ open, ...props }: ChooseFocusProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={copy.title}
      description={copy.description}
      size="lg"
    >
      {/* Mounted with each opening: nothing chosen before is left in it. */}
      <ChooseForm {...props} />
    </Dialog>
  );
}

function ChooseForm({ scores, chosen, onChoose, onClose }: ChooseFocusProps) {
  const [id, setId] = useState<CompetencyId | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (id === null) setIsMissing(true);
    else onChoose(id);
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className={css.areas}>
        {areas.map(({ name }) => (
          <fieldset key={name}>
            <legend className={css.area}>{name}</legend>
            {competencies
              .filter(({ category }) => category === name)
              .map((one) => (
                <Choice
                  key={one.id}
                  name={one.name}
                  score={scores.get(one.id)}
                  isIn={chosen.includes(one.id)}
                  isChosen={one.id === id}
                  onChoose={() => {
                    setId(one.id);
                    setIsMissing(false);
                  }}
                />
              ))}
          </fieldset>
        ))}
      </div>
      <div className={css.foot}>
        <p role="alert" className={css.missing}>
          {isMissing && copy.none}
        </p>
        <div className={`${footer} ${css.footButtons}`}>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit">{copy.choose}</Button>
        </div>
      </div>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  score: string | undefined;
  isIn: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, score, isIn, isChosen, onChoose }: ChoiceProps) {
  const noteId = useId();
  return (
    <div className={css.choice}>
      <label className={css.name}>
        <input
          type="radio"
          name="competency"
          className={`${box} ${css.radio}`}
          checked={isChosen}
          disabled={isIn}
          aria-describedby={noteId}
          onChange={onChoose}
        />
        {name}
      </label>
      <span id={noteId} className={css.note}>
        {isIn ? copy.isIn : score !== undefined && myPlan.score(score)}
      </span>
    </div>
  );
}
