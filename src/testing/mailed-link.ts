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

/** The addresses of the buttons on the page of the link, in order. */
export async function buttonsOf(
  server: Pick<TestApp, 'app'>,
  caller: TestCaller,
  link: string,
): Promise<string[]> {
  const { body } = await visit(server, caller, link);
  return [...body.matchAll(/action="([^"]+)"/g)].map(([, href]) => href!);
}

/**
 * Presses the button that opens the link's only assessment, or one that the page of several has, by its address.
 * @returns where it leads
 */
export async function openLink(
  server: Pick<TestApp, 'app'>,
  caller: TestCaller,
  link: string,
): Promise<string> {
  const href = link.includes('?') ? link : (await buttonsOf(server, caller, link))[0];
  const answer = await visit(server, caller, href ?? link, { method: 'POST' });
  expect(answer.statusCode).toBe(303);
  return answer.headers.location ?? '';
}

/** Presses the button of each assessment that the page of the link lists. */
export async function openEach(
  server: Pick<TestApp, 'app'>,
  caller: TestCaller,
  link: string,
): Promise<string[]> {
  const hrefs = await buttonsOf(server, caller, link);
  const opening = hrefs.filter((href) => href.startsWith(`${link}?`));
  const led = [];
  for (const href of opening) led.push(await openLink(server, caller, href));
  return led;
}
