import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { planned, planSaved, type Planner } from '#testing/plans.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://ready-leader.example' });
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllEnvs();
});

const { focus, action, start } = planned();
const humility = focus('humility', { whenItWorks: 'People tell me early.' });

async function planner(plan: object): Promise<Planner> {
  const owner = new TestCaller(server.app);
  const me = { owner, id: (await owner.start()).id };
  await planSaved(me, plan);
  return me;
}

/** A caller that wants JSON instead of pages. */
const program = { headers: { accept: '*/*' } };

const fileFor = ({ owner, id }: Planner) => visit(server, owner, `/assessment/plan.ics?id=${id}`);

async function calendarFor(me: Planner): Promise<string> {
  const answer = await fileFor(me);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}

interface ReadEvent {
  uid: string;
  day: string;
  until: string;
  summary: string;
  description: string;
}

const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Two unrelated libraries read the file. */
const parsers: Record<string, (file: string) => ReadEvent[]> = {
  'ical.js': (file) =>
    new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((it) => {
      const { uid, startDate, endDate, summary, description } = new ICAL.Event(it);
      expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
      const [day, until] = [localDay(startDate.toJSDate()), localDay(endDate.toJSDate())];
      return { uid, day, until, summary, description };
    }),
  'node-ical': (file) =>
    Object.values(nodeIcal.sync.parseICS(file))
      .filter((it) => it?.type === 'VEVENT')
      .map(({ uid, datetype, start: from, end, summary, description }) => {
        expect(datetype).toBe('date');
        const [day, until] = [localDay(from), localDay(end!)];
        return { uid, day, until, summary: summary as string, description: description as string };
      }),
};
const parserNames = Object.keys(parsers);
const read = (parser: string, file: string) => parsers[parser]!(file);

describe.each(parserNames)('%s', (parser) => {
  describe.each(['Pacific/Auckland', 'Europe/Copenhagen', 'America/Los_Angeles', 'UTC'])(
    'in %s',
    (timeZone) => {
      test.each([
        ['2026-12-01', ['2026-12-31', '2027-01-30', '2027-03-01']],
        // A February of 29 days.
        ['2028-01-30', ['2028-02-29', '2028-03-30', '2028-04-29']],
        ['2027-11-30', ['2027-12-30', '2028-01-29', '2028-02-28']],
        // On each of these days the clocks change somewhere.
        ['2027-02-12', ['2027-03-14', '2027-04-13', '2027-05-13']],
        ['2027-01-27', ['2027-02-26', '2027-03-28', '2027-04-27']],
        ['2027-03-05', ['2027-04-04', '2027-05-04', '2027-06-03']],
        ['2027-08-27', ['2027-09-26', '2027-10-26', '2027-11-25']],
        ['2027-09-01', ['2027-10-01', '2027-10-31', '2027-11-30']],
        ['2027-09-08', ['2027-10-08', '2027-11-07', '2027-12-07']],
      ])('shows what is due after %s as all-day events', async (day, dueDays) => {
        vi.stubEnv('TZ', timeZone);
        expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
        const me = await planner({
          start: start(day),
          focus: [humility],
          actions: [90, 30, 60].map((after) => action({ after })),
        });
        const events = read(parser, await calendarFor(me));
        expect(events.map((event) => event.day)).toEqual(dueDays);
        for (const event of events) {
          expect(Date.parse(event.until) - Date.parse(event.day)).toBe(24 * 60 * 60 * 1000);
        }
      });
    },
  );

  test('shows the texts as they were written, with any characters', async () => {
    const text = 'Ask “why?”, then; wait \\ listen: 👩🏽‍🚀\nSecond line, æøå 你好';
    const unprintable = '\u0007\u001b\u007f';
    const me = await planner({
      start: start('2027-01-01'),
      focus: [focus('humility', { whenItWorks: 'They say it; early,\nand “often” 🙂' })],
      actions: [action({ text: unprintable + text })],
    });
    const [event] = read(parser, await calendarFor(me));
    expect(event).toMatchObject({
      summary: 'Ask “why?”, then; wait \\ listen: 👩🏽‍🚀 Second line, æøå 你好',
      description: [
        text,
        'Competency: Humility',
        'What success looks like: They say it; early,\nand “often” 🙂',
        'Your plan: https://ready-leader.example/assessment/plan',
      ].join('\n\n'),
    });
  });

  test('shows long texts shortened in the title and complete in the description', async () => {
    const text = `${'Wörter, viele; '.repeat(17)}und noch mehr davon.`;
    expect(text.length).toBeGreaterThan(270);
    const me = await planner({
      start: start('2027-01-01'),
      focus: [humility],
      actions: [action({ text }), action({ text: '👩🏽‍🚀'.repeat(40), after: 60 })],
    });
    const [words, pictures] = read(parser, await calendarFor(me));
    expect(words?.summary).toBe(`${'Wörter, viele; '.repeat(5).trim()}…`);
    expect(words?.description).toContain(text);
    expect(pictures?.summary).toBe('👩🏽‍🚀'.repeat(40));
  });
});

describe('the calendar file', () => {
  test("has a calendar's type and a name, and is not cached", async () => {
    const me = await planner({
      start: start('2027-01-01'),
      focus: [humility],
      actions: [action()],
    });
    const { headers, body } = await fileFor(me);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="my-leadership-plan.ics"',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(body.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(body).toContain('\r\nX-WR-CALNAME:My leadership plan\r\n');
    expect(body).toContain('\r\nDTSTART;VALUE=DATE:20270131\r\n');
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('leaves out what is done, removed, empty, or of a removed competency', async () => {
    const [open, blank, done, removed, other] = [
      action({ text: 'Open' }),
      action({ text: ' ' }),
      action({ isDone: true }),
      action({ isRemoved: true }),
      action({ competencyId: 'influence' }),
    ];
    const me = await planner({
      start: start('2027-01-01'),
      focus: [humility, focus('influence', { isRemoved: true })],
      actions: [open, blank, done, removed, other],
    });
    const events = read('ical.js', await calendarFor(me));
    expect(events.map(({ uid }) => uid.split('-').slice(0, 5).join('-'))).toEqual([open.id]);
  });

  test('keeps two plans with the same action apart, and names neither owner', async () => {
    const same = action();
    const plan = { start: start('2027-01-01'), focus: [humility], actions: [same] };
    const [one, other] = [await planner(plan), await planner(plan)];
    const files = [await calendarFor(one), await calendarFor(other)];
    const uids = files.map((file) =>
      read('ical.js', file)
        .map(({ uid }) => uid)
        .join(),
    );
    expect(new Set(uids).size).toBe(2);
    for (const { id } of [one, other]) expect(files.join().includes(id)).toBe(false);
  });

  test('updates events in a calendar according to their latest change', async () => {
    const me = await planner({
      start: start('2027-01-01'),
      focus: [humility],
      actions: [action()],
    });
    const stamps = async () =>
      new ICAL.Component(ICAL.parse(await calendarFor(me)) as unknown[])
        .getAllSubcomponents('vevent')
        .map((event) =>
          ['uid', 'dtstamp', 'sequence'].map((name) => String(event.getFirstPropertyValue(name))),
        );
    const [[uid, stamp, sequence]] = (await stamps()) as [string[]];
    expect(stamp).toBe('2026-01-02T03:04:05Z');
    await planSaved(me, { start: { day: '2027-01-02', changedAt: '2026-02-01T00:00:00Z' } });
    const [[sameUid, movedAt, later]] = (await stamps()) as [string[]];
    expect([sameUid, movedAt]).toEqual([uid, '2026-02-01T00:00:00Z']);
    expect(Number(later)).toBeGreaterThan(Number(sequence));
    await planSaved(me, { focus: [{ ...humility, changedAt: '2026-03-01T00:00:00Z' }] });
    expect((await stamps())[0]?.[1]).toBe('2026-03-01T00:00:00Z');
  });

  test('has no negative sequence numbers, however wrong a clock was', async () => {
    const { focus: early, action: one, start: from } = planned('1970-01-01T00:00:00.000Z');
    const me = await planner({
      start: from('2027-01-01'),
      focus: [early('humility')],
      actions: [one()],
    });
    expect(await calendarFor(me)).toContain('\r\nSEQUENCE:0\r\n');
  });
});

test.each<[string, object]>([
  ['an empty plan', {}],
  ['a plan without a start', { focus: [humility], actions: [action()] }],
  [
    'a plan with everything done',
    { start: start('2027-01-01'), focus: [humility], actions: [action({ isDone: true })] },
  ],
])('%s has no calendar, and the error says what to do', async (_name, plan) => {
  const message =
    'Nothing in this plan has a due date. Choose a start day, and add an action that is not done.';
  const { owner, id } = await planner(plan);
  const url = `/assessment/plan.ics?id=${id}`;
  const called = await visit(server, owner, url, program);
  expect([called.statusCode, called.json<{ message: string }>().message]).toEqual([409, message]);
  const opened = await visit(server, owner, url);
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([
    409,
    'text/html; charset=utf-8',
  ]);
  expect(opened.body).toContain(message);
  expect(opened.body).toContain(`href="/assessment/plan?id=${id}"`);
});

test.each([
  ['/assessment/plan.ics', 400],
  ['/assessment/plan.ics?id=one', 400],
  ['/assessment/plan.ics?id[]=one', 400],
  [`/assessment/plan.ics?id=${crypto.randomUUID()}&id=${crypto.randomUUID()}`, 400],
  [`/assessment/plan.ics?id=${crypto.randomUUID()}`, 404],
])('%s gets an error: %i', async (url, status) => {
  const answer = await visit(server, new TestCaller(server.app), url, program);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});
