import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactStates, contactViews, type ContactView } from '#domain/contact.ts';
import { lastDays } from '#domain/overview.ts';
import { officeCaller, officeSettings, visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';

/** A booking that was reported, one that was canceled, and one of which only the cancellation was reported. */
const bookings = [[], ['booked'], ['canceled'], ['unknown'], ['canceled', 'booked']] as const;
const contacts = contactStates.flatMap((state) =>
  [true, false].flatMap((isCompleted) =>
    bookings.map((calls) => ({ state, isCompleted, calls, isBooked: calls.some(isStill) })),
  ),
);

function isStill(call: (typeof bookings)[number][number]) {
  return call === 'booked';
}

type Given = (typeof contacts)[number];

const belongs: Record<ContactView, (contact: Given) => boolean> = {
  to_call: (it) => it.state === 'new' && it.isCompleted && !it.isBooked,
  in_conversation: ({ state }) => state === 'contacted' || state === 'in_conversation',
  booked: ({ isBooked }) => isBooked,
};
const addressOf = (contact: Given) => `contact${contacts.indexOf(contact)}@example.com`;

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings });
  owner = await officeCaller(server);
  const { db } = server.database;
  const given = JSON.stringify(contacts.map((it, n) => ({ ...it, n, address: addressOf(it) })));
  await sql`
    insert into assessment (session_id, email)
    select 'session_1700000000000_contact-of-a-view-' || lpad(n::text, 9, '0'), address
    from jsonb_to_recordset(${given}::jsonb) given (n int4, address text)`.execute(db);
  await sql`
    update assessment set completed_at = now()
    from jsonb_to_recordset(${given}::jsonb) given (address text, "isCompleted" boolean)
    where email = address and "isCompleted"`.execute(db);
  await sql`
    update contact set state = given.state
    from jsonb_to_recordset(${given}::jsonb) given (address text, state text)
    where contact.address = given.address`.execute(db);
  await sql`
    insert into booking (reference, contact_id, source, booked_on, cancelled_on)
    select sha256((given.address || call)::bytea), contact.id, '',
      case when call <> 'unknown' then date '2026-01-05' end,
      case when call <> 'booked' then date '2026-01-07' end
    from jsonb_to_recordset(${given}::jsonb) given (address text, calls jsonb)
      join contact using (address), jsonb_array_elements_text(calls) call`.execute(db);
});
afterAll(() => server.close());

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await owner.get(path);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

test.each(contactViews)('the view %s lists the contacts that belong to it', async (view) => {
  const expected = contacts.filter((contact) => belongs[view](contact));
  const { people, total } = await read<{
    people: { address: string; bookedOn: string | null }[];
    total: number;
  }>(`/api/office/people?view=${view}&sort=address`);
  expect(total).toBe(expected.length);
  expect(people).toMatchObject(
    expected
      .map((it) => ({ address: addressOf(it), bookedOn: it.isBooked ? '2026-01-05' : null }))
      .toSorted((a, b) => (a.address < b.address ? -1 : 1))
      .slice(0, 25),
  );
  expect(await read('/api/office/people-views')).toMatchObject({
    all: contacts.length,
    [view]: total,
  });
});

test('another filter narrows a view, and the file has the same contacts', async () => {
  const filter = 'view=booked&state=client';
  const { total } = await read<{ total: number }>(`/api/office/people?${filter}`);
  expect(total).toBe(contacts.filter((it) => it.isBooked && it.state === 'client').length);
  const { body } = await visit(server, owner, `/api/office/people.csv?${filter}`);
  expect(body.match(/"client".*"2026-01-05"/g)).toHaveLength(total);
});

test('rejects an unknown view', async () => {
  expect((await owner.get('/api/office/people?view=all')).statusCode).toBe(400);
});

test('counts those of the last seven days, in UTC, among the waiting', async () => {
  const waiting = contacts.filter((it) => belongs.to_call(it));
  const counts = () => read<{ to_call: number; to_call_new: number }>('/api/office/people-views');
  expect(await counts()).toMatchObject({ to_call: waiting.length, to_call_new: waiting.length });
  const sixDaysAgo = Date.parse(lastDays(7, new Date()).from);
  const completeAt = (address: string, time: number) =>
    sql`update contact set completed_at = ${new Date(time)} where address = ${address}`.execute(
      server.database.db,
    );
  await completeAt(addressOf(waiting[0]!), sixDaysAgo - 1);
  await completeAt(addressOf(waiting[1]!), sixDaysAgo);
  expect(await counts()).toMatchObject({
    to_call: waiting.length,
    to_call_new: waiting.length - 1,
  });
});
