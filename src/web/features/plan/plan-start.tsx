import { useEffect, useRef, useState } from 'react';
import { myPlan } from '#content/my-plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { planLimits } from '#domain/plan.ts';
import { shortDay } from '#web/lib/dates.ts';
import { Field } from '#web/ui/field.tsx';
import { below4, fieldWidth, flow2, middle } from '#web/ui/layout.css.ts';
import { withStart } from './plan-edits.ts';
import { TextButton } from './text-button.tsx';
import { useEditedPlan } from './use-plan.ts';

const copy = myPlan.start;

const { firstDay, lastDay } = planLimits;

export function PlanStart({ start, hasStarted }: { start: Day; hasStarted: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) {
    return (
      <div className={`${fieldWidth} ${below4}`}>
        <StartField start={start} />
      </div>
    );
  }
  return (
    <p className={`${flow2} ${middle}`}>
      <span>
        <span>{hasStarted ? copy.past : copy.label}</span> <b>{shortDay(start)}</b>
      </span>
      <TextButton about={copy.changeHidden} onClick={() => setIsEditing(true)}>
        {copy.change}
      </TextButton>
    </p>
  );
}

/** Due dates count from this day. An invalid day changes nothing and shows an error. */
function StartField({ start }: { start: Day }) {
  const { outbox } = useEditedPlan();
  const field = useRef<HTMLInputElement>(null);
  // The pressed button disappears.
  useEffect(() => field.current?.focus(), []);
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Field
      ref={field}
      type="date"
      label={copy.label}
      hint={copy.hint}
      min={firstDay}
      max={lastDay}
      value={typed ?? start}
      error={isRefused ? copy.invalid(shortDay(start)) : undefined}
      onChange={({ target: { value, validity } }) => {
        const isValid = value !== '' && validity.valid;
        setTyped(value);
        // A year is typed digit by digit. Shows no error before it has four.
        setIsRefused(!isValid && !validity.badInput && !value.startsWith('0'));
        if (isValid) outbox.edit((_plan, at) => withStart(at, value));
      }}
      onBlur={({ target: { value, validity } }) => {
        setIsRefused((was) => was || value === '' || !validity.valid);
        setTyped(null);
        void outbox.send();
      }}
    />
  );
}
