import { mailTo } from '#testing/mail-app.ts';
import { startMailbox, withBounces } from '#testing/mailbox.ts';
import { startSite, journey } from './journey.ts';

/** Journeys on a site that sends mail: without it there is no feedback. */
export const feedbackJourney = journey.extend(
  'site',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    const mailbox = await startMailbox(withBounces);
    const site = await startSite(mailTo(mailbox.url));
    onCleanup(async () => {
      await site.close();
      await mailbox.close();
    });
    return site;
  },
);
