import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { PreparedAssessment } from './prepared-assessment.ts';
import { withHistory } from './prepared-assessment.ts';
import { mailedLink, openLink } from './mailed-link.ts';
import { signedInCaller } from './sign-in.ts';
import type { TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

export interface FilledPerson {
  /** Signed in, with two assessments under an address that was proved. */
  caller: TestCaller;
  email: string;
  assessments: [PreparedAssessment, PreparedAssessment];
  userId: string;
  conversationId: string;
}

/** Somebody of whom every table that can hold something holds something, in every column. */
export async function filledPerson(server: TestApp): Promise<FilledPerson> {
  const { db } = server.database;
  const caller = await signedInCaller(server);
  const email = `ada-${crypto.randomUUID()}@example.org`;
  const mine = await withHistory(server, { email, isCompleted: true });
  const other = await withHistory(server, { email });
  await openLink(server, caller, await mailedLink(db, { email, id: other.id, kind: 'results' }));

  const { user_id: userId } = await db
    .selectFrom('session')
    .select('user_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('user')
    .set({ profile_image_url: `https://pictures.example.org/${userId}`, first_name: 'Augusta' })
    .where('id', '=', userId)
    .execute();
  await db
    .updateTable('assessment')
    .set({
      reset_at: new Date('2026-01-02T03:04:05Z'),
      retake_at: new Date('2027-06-07T08:09:10Z'),
    })
    .where('email', '=', email)
    .execute();

  await mailedLink(db, {
    email,
    id: null,
    kind: 'your_data',
    expiresAt: new Date('2999-03-04T05:06:07Z'),
  });
  await mailedLink(db, { email, id: mine.id, kind: 'reminder', purpose: 'unsubscribe' });
  await db
    .updateTable('mail')
    .set({ tried_at: new Date('2026-03-03T03:03:03Z') })
    .where('address', '=', email)
    .execute();
  await db
    .insertInto('mail_address')
    .values({
      address: email,
      refused_at: new Date('2026-04-04T04:04:04Z'),
      unsubscribed_at: new Date('2026-05-05T05:05:05Z'),
    })
    .execute();
  // One that is still to be sent, with its job.
  const asked = await caller.post('/api/person/link', { email });
  expect(asked.statusCode).toBe(200);

  const conversation = await caller.post('/api/conversations');
  const { id: conversationId } = conversation.json<{ id: string }>();
  await db
    .updateTable('conversation')
    .set({ title: `Delegating ${userId.slice(0, 8)}` })
    .where('id', '=', conversationId)
    .execute();
  await db
    .insertInto('message')
    .values({
      conversation_id: conversationId,
      role: 'user',
      content: `How do I begin, ${email}?`,
    })
    .execute();
  // On the way to sign in once more, to come back to the results.
  await db
    .insertInto('sign_in')
    .values({
      key_hash: randomBytes(32),
      nonce: 'nonce',
      code_verifier: 'verifier',
      return_to: `/assessment/dashboard?id=${mine.id}`,
      expires_at: new Date('2999-01-01'),
    })
    .execute();
  return { caller, email, assessments: [mine, other], userId, conversationId };
}
