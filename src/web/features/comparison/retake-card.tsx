import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { retakeReminderCopy as copy, retakeCopy } from '#content/comparison.ts';
import { retakeMonths, type RetakeMonths } from '#domain/mail.ts';
import { refreshAssessments } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { edgeTool } from '#web/features/plan/plan.css.ts';
import { Reminder, ReminderAddress } from '#web/features/plan/reminder.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { PhoneFold } from '#web/ui/phone-fold.tsx';
import { ownLine } from '#web/ui/fold.css.ts';
import { h3, muted, smallSize } from '#web/ui/text.css.ts';
import * as css from './retake.css.ts';
import { Retake } from './retake.tsx';
import { above3, above6, ruled } from '#web/ui/layout.css.ts';

/** Below the results of a completed assessment: retake it now, or get a reminder by mail. */
export function RetakeCard({ assessment }: { assessment: Assessment }) {
  const titleId = useId();
  const { sendsMail } = useSettings();
  const { email, retakeAt } = assessment;
  return (
    <Card as="section" pad="lg" aria-labelledby={titleId} data-print="hide">
      <PhoneFold
        title={
          <>
            <h2 id={titleId} className={h3}>
              {retakeCopy.title}
            </h2>
            {sendsMail && email !== null && retakeAt && (
              <span className={`${css.reminderSet} ${ownLine} ${muted} ${smallSize}`}>
                {copy.setFor(shortDate(retakeAt))}
              </span>
            )}
          </>
        }
      >
        <div className={above3}>
          <Retake earlier={assessment} variant="secondary" />
        </div>
        <RetakeReminder assessment={assessment} />
      </PhoneFold>
    </Card>
  );
}

/** One reminder to retake the assessment, if the site sends mail and there is an address. */
function RetakeReminder({ assessment }: { assessment: Assessment }) {
  const { sendsMail } = useSettings();
  const { id, email, retakeAt } = assessment;
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (months: RetakeMonths | null) =>
      asOwner(id, () => client.assessment.remindRetake.mutate({ id, months })),
    // The choice counts as saved once the page shows it.
    onSuccess: refreshAssessments,
  });
  if (!sendsMail || email === null) return null;
  return (
    <div className={`${above6} ${ruled}`}>
      <Reminder
        title={copy.title}
        level={3}
        words={
          retakeAt ? (
            <>
              {copy.set[0]} <ReminderAddress>{email}</ReminderAddress> {copy.set[1]}{' '}
              <b>{`${shortDate(retakeAt)}.`}</b>
            </>
          ) : (
            <>
              {copy.offer} <ReminderAddress end=".">{email}</ReminderAddress>
            </>
          )
        }
        error={error}
        failed={copy.failed}
        question={retakeAt ? copy.change : copy.choose}
      >
        {[...retakeMonths, ...(retakeAt ? [null] : [])].map((months) => (
          <Button
            key={months}
            variant="quiet"
            className={edgeTool}
            pending={isPending && variables === months}
            aria-disabled={isPending}
            onClick={() => mutate(months)}
          >
            {months === null ? copy.none : copy.months(months)}
          </Button>
        ))}
      </Reminder>
    </div>
  );
}
