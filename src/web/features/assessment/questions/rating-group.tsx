import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import { box } from '#web/ui/field.css.ts';
import { above2, above4, row3, stack0, stack4, tappable } from '#web/ui/layout.css.ts';
import { inHue } from '#web/ui/hue.css.ts';
import * as css from './rating-group.css.ts';
import * as text from '#web/ui/text.css.ts';

/** A level of a scale, as it is shown. */
export interface ScaleLevel<Value extends number = number> {
  value: Value;
  /** In the circle; by default the value. */
  mark?: string;
  label: string;
  /** What choosing it says; by default its label. */
  description?: string;
  color: keyof typeof inHue;
}

/** The seven levels of a change fill a row without labels. These three are below its ends and middle. */
type Ends = readonly [string, string, string];

export interface RatingGroupProps<Value extends number> {
  /** What precedes the statement. */
  number?: string;
  statement: ReactNode;
  levels: readonly ScaleLevel<Value>[];
  ends?: Ends;
  value: Value | null;
  /** How to choose; shown while no level is shown. */
  hint: string | undefined;
  onRate: (value: Value) => void;
  /** A choice outside of the scale, such as "Not observed". */
  other?: { label: string; isChosen: boolean; onChoose: () => void };
}

/**
 * One question: native radios, and below them the meaning of the level that is hovered, focused by
 * keyboard or chosen. Choosing the chosen level again clears it.
 */
export function RatingGroup<Value extends number = Rating>({
  number,
  statement,
  levels,
  ends,
  value,
  hint,
  onRate,
  other,
}: RatingGroupProps<Value>) {
  const id = useId();
  const [pointed, setPointed] = useState<Value | null>(null);
  const [focused, setFocused] = useState<Value | null>(null);
  return (
    <fieldset
      className={css.group}
      role="radiogroup"
      aria-labelledby={id}
      onKeyDown={ends ? undefined : chooseByDigit}
    >
      <legend id={id} className={css.legend}>
        {number !== undefined && <span className={`${text.label} ${text.muted}`}>{number}</span>}
        {statement}
      </legend>
      <div className={ends ? css.seven : css.five}>
        {levels.map((level) => (
          <label
            key={level.value}
            className={`${css.option} ${inHue[level.color]}`}
            // Touch has no hover: a press chooses.
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(level.value)}
            onPointerLeave={() => setPointed(null)}
          >
            <Radio
              name={id}
              isChosen={value === level.value}
              describedBy={level.description === undefined ? undefined : `${id}-${level.value}`}
              onFocus={() => setFocused(level.value)}
              onBlur={() => setFocused(null)}
              onChoose={() => onRate(level.value)}
            />
            <span className={css.value}>{level.mark ?? level.value}</span>
            {/* Too long for a seventh: shown below the row, and in a column. */}
            <span className={ends ? text.visuallyHidden : css.label}>{level.label}</span>
          </label>
        ))}
      </div>
      {ends && (
        <div aria-hidden className={css.ends}>
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      )}
      <RatingMeaning
        id={id}
        levels={levels}
        shown={pointed ?? focused ?? value}
        chosen={value}
        hint={hint}
      />
      {other && (
        <label className={`${tappable} ${above2} ${text.small} ${text.medium}`}>
          <Radio name={id} look={box} isChosen={other.isChosen} onChoose={other.onChoose} />
          <span>{other.label}</span>
        </label>
      )}
    </fieldset>
  );
}

/** 1–5 rate the question that has the focus, and no other: people who speak to their device press keys by accident. */
function chooseByDigit(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  const radio = currentTarget.querySelectorAll('input')[/^[1-5]$/.test(key) ? Number(key) - 1 : -1];
  if (!radio || ctrlKey || metaKey || altKey) return;
  radio.focus();
  if (!radio.checked) radio.click();
}

/** The levels of the assessment. */
export const ownLevels: readonly ScaleLevel<Rating>[] = ratingScale;

interface RadioProps {
  /** The name of its group. */
  name: string;
  look?: string;
  isChosen: boolean;
  describedBy?: string | undefined;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Also called for the chosen one. */
  onChoose: () => void;
}

function Radio({ name, look = css.radio, isChosen, describedBy, ...on }: RadioProps) {
  return (
    <input
      type="radio"
      name={name}
      className={look}
      checked={isChosen}
      aria-describedby={describedBy}
      onFocus={({ target }) => {
        if (!target.matches(':focus-visible')) return;
        on.onFocus?.();
        // The radio itself is invisible; in Firefox its option stayed under the bar.
        target.parentElement?.scrollIntoView({ block: 'nearest' });
      }}
      onBlur={on.onBlur}
      // Handles clicks, also on the chosen option, and arrow keys.
      onClick={on.onChoose}
      onKeyDown={(event) => {
        // Browsers ignore Space on the chosen option; here it clears it.
        if (event.key !== ' ' || event.repeat || !isChosen) return;
        event.preventDefault();
        on.onChoose();
      }}
      onChange={() => undefined}
    />
  );
}

interface RatingMeaningProps {
  /** The group's id: the description of level 4 has this id with `-4`. */
  id: string;
  levels: readonly ScaleLevel[];
  shown: number | null;
  chosen: number | null;
  hint: string | undefined;
}

/**
 * The description of one level. All are stacked and one is visible: the height fits the longest, so that
 * nothing moves, and for screen readers each radio has its own description.
 */
function RatingMeaning({ id, levels, shown, chosen, hint }: RatingMeaningProps) {
  return (
    <div className={`${stack0} ${above2} ${text.small}`}>
      {hint !== undefined && (
        <p className={shown === null ? `${css.shown} ${text.muted}` : css.hidden}>{hint}</p>
      )}
      {levels.map(({ value, mark, label, description, color }) => {
        const look = value === chosen ? `${css.shown} ${css.chosen} ${inHue[color]}` : css.shown;
        return (
          <p
            key={value}
            id={`${id}-${value}`}
            // The label of the radio already says it.
            aria-hidden={description === undefined || undefined}
            className={value === shown ? look : css.hidden}
          >
            {`${mark ? `${mark}: ` : ''}${description ?? label}`}
          </p>
        );
      })}
    </div>
  );
}

/** What each rating from 1 to 5 means. */
export function RatingGuide({ levels = ownLevels }: { levels?: readonly ScaleLevel[] }) {
  return (
    <section aria-labelledby="rating-guide">
      <h2 id="rating-guide" className={text.h4}>
        Rating Guide
      </h2>
      <ol role="list" className={`${stack4} ${above4}`}>
        {levels.map(({ value, label, description, color }) => (
          <li key={value} className={`${row3} ${inHue[color]}`}>
            <span className={css.guideValue}>{value}</span>
            <div>
              <p className={`${css.guideLabel} ${text.small} ${text.strong}`}>{label}</p>
              <p className={`${text.small} ${text.muted}`}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
