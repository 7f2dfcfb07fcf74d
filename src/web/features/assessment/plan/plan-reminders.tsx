import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { myPlan } from '#content/my-plan.ts';
import { serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { h3 } from '#web/ui/text.css.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import type { PlanQueue } from '#web/features/assessment/data/plan-queue.ts';
import * as css from './plan-reminders.css.ts';

const copy = myPlan.reminders;

interface PlanRemindersProps {
  assessment: Assessment;
  /** In whose morning they come; null: nobody asked for them. */
  timeZone: string | null;
  queue: PlanQueue;
}

/** To be written to when something is due: where email is sent, and there is an address. */
export function PlanReminders({ assessment, ...rest }: PlanRemindersProps) {
  const { sendsMail } = useSettings();
  const { id, email } = assessment;
  if (!sendsMail || email === null) return null;
  return <Reminders id={id} email={email} {...rest} />;
}

interface RemindersProps extends Omit<PlanRemindersProps, 'assessment'> {
  id: string;
  email: string;
}

function Reminders({ id, email, timeZone, queue }: RemindersProps) {
  const titleId = useId();
  const isOn = timeZone !== null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (zone: string | null) =>
      queue.during(() => asOwner(id, () => client.plan.remind.mutate({ id, timeZone: zone }))),
  });
  const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Card as="section" pad="lg" aria-labelledby={titleId} data-print="hide">
      <h2 id={titleId} className={h3}>
        {copy.title}
      </h2>
      <p role="status" className={css.words}>
        {isOn ? copy.set : copy.offer} <span className={css.address}>{email}</span>.
      </p>
      <div className={css.choices}>
        <Button
          variant={isOn ? 'quiet' : 'secondary'}
          pending={isPending}
          onClick={() => mutate(isOn ? null : here())}
        >
          {isOn ? copy.off : copy.on}
        </Button>
      </div>
      {error && (
        <p role="alert" className={css.problem}>
          {whatToDo(error, serverMessage(error) ?? copy.failed)}
        </p>
      )}
    </Card>
  );
}
