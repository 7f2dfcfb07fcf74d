import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { retakeCopy as copy } from '#content/retake.ts';
import { retakeMonths, type RetakeMonths } from '#domain/mail.ts';
import { serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { shortDate } from '#web/lib/short-date.ts';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { h3 } from '#web/ui/text.css.ts';
import { refreshAssessments } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import * as css from './retake-reminder.css.ts';

/** To be asked, once, whether to take it again: for its owner, where email is sent. */
export function RetakeReminder({ assessment }: { assessment: Assessment }) {
  const { sendsMail } = useSettings();
  const { access, email, isCompleted } = assessment;
  if (!sendsMail || access !== 'owner' || !isCompleted || email === null) return null;
  return <Reminder assessment={assessment} email={email} />;
}

function Reminder({ assessment, email }: { assessment: Assessment; email: string }) {
  const { id, retakeAt } = assessment;
  const titleId = useId();
  const groupId = useId();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (months: RetakeMonths | null) =>
      asOwner(id, () => client.assessment.remindRetake.mutate({ id, months })),
    // It is saved once the page shows it.
    onSuccess: refreshAssessments,
  });
  const choice = (months: RetakeMonths | null) => ({
    pending: isPending && variables === months,
    'aria-disabled': isPending,
    onClick: () => mutate(months),
  });
  const address = <span className={css.address}>{email}</span>;

  return (
    <Card as="section" pad="lg" aria-labelledby={titleId} data-print="hide">
      <h2 id={titleId} className={h3}>
        {copy.title}
      </h2>
      <p role="status" className={css.words}>
        {/* A copy that this browser kept of an earlier version has no such field. */}
        {retakeAt ? (
          <>
            {copy.set[0]} {address} {copy.set[1]} <b>{shortDate(retakeAt)}</b>.
          </>
        ) : (
          <>
            {copy.offer} {address}.
          </>
        )}
      </p>
      <div role="group" aria-labelledby={groupId} className={css.choices}>
        <span id={groupId} className={css.label}>
          {retakeAt ? copy.change : copy.choose}
        </span>
        {retakeMonths.map((months) => (
          <Button key={months} variant="secondary" {...choice(months)}>
            {copy.months(months)}
          </Button>
        ))}
        {retakeAt && (
          <Button variant="quiet" {...choice(null)}>
            {copy.none}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className={css.problem}>
          {whatToDo(error, serverMessage(error) ?? copy.failed)}
        </p>
      )}
    </Card>
  );
}
