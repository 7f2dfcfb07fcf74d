import { useState } from 'react';
import { myPlan } from '#content/my-plan.ts';
import { planLimits } from '#domain/plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { shortDay } from '#web/lib/short-day.ts';
import { Field } from '#web/ui/field.tsx';
import { withStart } from './plan-edits.ts';
import type { PlanQueue } from './data/plan-queue.ts';

const copy = myPlan.start;

const { firstDay, lastDay } = planLimits;

/** From which day the due days are counted. An invalid day leaves it as it was, and says so. */
export function PlanStart({ start, queue }: { start: Day; queue: PlanQueue }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Field
      type="date"
      label={copy.label}
      hint={copy.hint}
      min={firstDay}
      max={lastDay}
      value={typed ?? start}
      error={
        isRefused ? copy.invalid(shortDay(firstDay), shortDay(lastDay), shortDay(start)) : undefined
      }
      onChange={({ target: { value, validity } }) => {
        const isValid = value !== '' && validity.valid;
        setTyped(value);
        // A year is typed digit by digit: until it has four there is nothing to refuse.
        setIsRefused(!isValid && !validity.badInput && !value.startsWith('0'));
        if (isValid) queue.edit((_plan, at) => withStart(at, value));
      }}
      onBlur={({ target: { value, validity } }) => {
        setIsRefused((was) => was || value === '' || !validity.valid);
        setTyped(null);
        void queue.send();
      }}
    />
  );
}
