import { expect } from 'vitest';
import type { Db } from '#db/client.ts';
import type { LinkPurpose } from '#db/tables/mail.tables.ts';
import type { MailKind } from '#domain/mail.ts';
import { makeLink } from '#server/mail/mail-link.service.ts';
import { visit } from './sign-in.ts';
import type { TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

interface Mailed {
  /** The recipient. */
  email: string;
  /** The assessment that the mail is about; null for everything under the address. */
  id: string | null;
  kind?: MailKind;
  purpose?: LinkPurpose;
  expiresAt?: Date;
}

/** Stores a mail as sent and returns the path of its link. */
export async function mailedLink(
  db: Db,
  { email, id, kind = 'continue', purpose = 'open', expiresAt }: Mailed,
): Promise<string> {
  const mail = await db
    .insertInto('mail')
    .values({ kind, address: email, assessment_id: id, state: 'sent', sent_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return makeLink(db, '', { mailId: mail.id, purpose, expiresAt: expiresAt ?? null });
}

/** Presses the button on the page of the link. @returns where it leads */
export async function openLink(
  server: Pick<TestApp, 'app'>,
  caller: TestCaller,
  link: string,
): Promise<string> {
  const answer = await visit(server, caller, link, { method: 'POST' });
  expect(answer.statusCode).toBe(303);
  return answer.headers.location ?? '';
}
