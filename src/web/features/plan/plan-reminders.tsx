import { useMutation } from '@tanstack/react-query';
import { myPlan } from '#content/my-plan.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { client } from '#web/lib/trpc.ts';
import { Card } from '#web/ui/boxes.tsx';
import { Button } from '#web/ui/button.tsx';
import { useEditedPlan } from './use-plan.ts';
import { edgeTool } from './plan.css.ts';
import { Reminder, ReminderAddress } from './reminder.tsx';

const copy = myPlan.reminders;

interface PlanRemindersProps {
  assessment: Assessment;
  /** Reminders are sent in the morning of this time zone; null if they are off. */
  timeZone: string | null;
}

/** Turns mailed reminders on or off, if the site sends mail and the assessment has an address. */
export function PlanReminders({ assessment, timeZone }: PlanRemindersProps) {
  const { outbox } = useEditedPlan();
  const { sendsMail } = useSettings();
  const { id, email } = assessment;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (zone: string | null) =>
      outbox.saveBy(() => asOwner(id, () => client.plan.remind.mutate({ id, timeZone: zone }))),
  });
  if (!sendsMail || email === null) return null;
  const isOn = timeZone !== null;
  const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Card pad="lg" data-print="hide">
      <Reminder
        title={copy.title}
        level={2}
        words={
          <>
            <span>{isOn ? copy.set : copy.offer}</span>{' '}
            <ReminderAddress end=".">{email}</ReminderAddress>
          </>
        }
        error={error}
        failed={copy.failed}
      >
        <Button
          variant={isOn ? 'quiet' : 'secondary'}
          className={isOn ? edgeTool : ''}
          pending={isPending}
          onClick={() => mutate(isOn ? null : here())}
        >
          {isOn ? copy.off : copy.on}
        </Button>
      </Reminder>
    </Card>
  );
}
