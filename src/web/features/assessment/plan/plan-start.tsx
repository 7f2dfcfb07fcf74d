import { useState } from 'react';
import { myPlan } from '#content/my-plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { Field } from '#web/ui/field.tsx';
import { withStart } from './plan-edits.ts';
import type { PlanQueue } from '#web/features/assessment/data/plan-queue.ts';

const copy = myPlan.start;

/** From which day the due days are counted; what is no day leaves it as it was. */
export function PlanStart({ start, queue }: { start: Day; queue: PlanQueue }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      type="date"
      label={copy.label}
      hint={copy.hint}
      // A year is typed digit by digit.
      min="2000-01-01"
      max="2099-12-31"
      value={typed ?? start}
      onChange={({ target: { value, validity } }) => {
        setTyped(value);
        if (value === '' || !validity.valid) return;
        queue.edit((_plan, at) => withStart(at, value));
      }}
      onBlur={() => {
        setTyped(null);
        void queue.send();
      }}
    />
  );
}
