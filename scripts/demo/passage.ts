import escapeHtml from 'escape-html';
import type { Db } from '#db/client.ts';
import type { ReceivedMail } from '#testing/mailbox.ts';
import { leader, timePasses } from './people.ts';

/** What the nightly deletion records. */
const deletions = {
  empty_assessments_expired: 'Assessments without answers deleted',
  unfinished_assessments_expired: 'Unfinished assessments deleted',
  completed_assessments_expired: 'Completed assessments deleted',
} as const;
type Deletion = keyof typeof deletions;

interface Mails {
  mails: readonly ReceivedMail[];
  moves: (step: number) => void;
}

/** Some days that pass, and what happens in them. */
export interface Passage {
  days: number;
  /** The day at its end. */
  until: number;
  isDone: boolean;
  summary: string;
  happened: string;
}

/** @param back the page to go back to */
export async function pass(
  passage: Passage,
  { db, mailbox, back }: { db: Db; mailbox: Mails; back: string },
): Promise<void> {
  const first = mailbox.mails.length;
  let listed = first;
  let deleted = 0;
  await timePasses(db, passage.days, {
    moves: (step) => mailbox.moves(step),
    stepped: async (day) => {
      const mails = mailbox.mails.slice(listed).map(({ subject = '', recipients }) => {
        const to = recipients.join();
        const link = `<a href="/demo/mails/${(listed += 1)}">${escapeHtml(subject)}</a>`;
        return `<li${to === leader.email ? ' class="demo-own"' : ''}>${link} to ${escapeHtml(to)}</li>`;
      });
      // Everything else in the audit log is at least a day old.
      const expired = await db
        .selectFrom('audit_event')
        .select(['event', 'amount'])
        .where('event', 'in', Object.keys(deletions) as Deletion[])
        .$narrowType<{ event: Deletion }>()
        .where('happened_at', '>', new Date(Date.now() - 12 * 60 * 60 * 1000))
        .execute();
      deleted += expired.reduce((sum, { amount }) => sum + amount, 0);
      const lines = expired.map((it) => `<li>${deletions[it.event]}: ${it.amount}</li>`);
      passage.summary = `<p>Time passes: day ${day} of ${passage.days} …</p>`;
      passage.happened += `<h2>Day ${day}</h2><ul>${[...mails, ...lines].join('\n')}</ul>`;
    },
  });
  passage.summary = `<p class="demo-lead">Mails sent: ${listed - first}. Assessments deleted: ${deleted}.</p>
    <p><a href="${escapeHtml(back)}">Back to where you were</a></p>`;
}
