import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import {
  type Audience,
  audience,
  type AudienceFilter,
  filter,
  type GeneratedAssessment,
} from '#testing/generated/audience.ts';
import { fillAudience } from '#testing/generated/fill-audience.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { isAll } from '#testing/is-all.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { sumDueRatings } from './overview.service.ts';

/** The numbers that the overview should show for an audience, counted one by one. */
function recount(all: Audience, { from, to, source }: AudienceFilter) {
  const isMeant = (it: { day: string; source: string | null }) =>
    it.day >= from && it.day <= to && (source === null || (it.source ?? '') === source);
  const assessments = all.assessments.filter(isMeant);
  const opened = all.visits.filter(isMeant);
  const visits = opened.filter(({ page }) => page !== 'booking');
  const bookings = all.bookings.filter((it) => isMeant(it) && !it.isCanceled);
  return {
    funnel: { ...countFunnel(assessments), booked: bookings.length },
    visits: {
      pages: [...new Set(visits.map(({ page }) => page))]
        .map((page) => ({ page, visits: total(visits.filter((it) => it.page === page)) }))
        .toSorted((a, b) => b.visits - a.visits || a.page.localeCompare(b.page)),
      devices: {
        phone: total(visits.filter(({ device }) => device === 'phone')),
        tablet: total(visits.filter(({ device }) => device === 'tablet')),
        desktop: total(visits.filter(({ device }) => device === 'desktop')),
      },
      bookingOpened: total(opened.filter(({ page }) => page === 'booking')),
    },
    chart: {
      step: 'day',
      points: daysOf(from, to).map((day) => {
        const ofDay = assessments.filter((it) => it.day === day);
        return {
          day,
          visits: total(visits.filter((it) => it.day === day)),
          started: ofDay.length,
          completed: ofDay.filter((it) => it.completedAfter !== null).length,
          emailGiven: ofDay.filter((it) => it.completedAfter !== null && it.hasEmail).length,
        };
      }),
    },
    lowest: countLowest(assessments.filter((it) => !it.isDeleted && it.completedAfter !== null)),
    sources: ['', 'example.org', 'spring letter']
      .map((name) => {
        const ofSource = assessments.filter((it) => (it.source ?? '') === name);
        return {
          source: name || '-',
          visits: total(visits.filter((it) => it.source === name)),
          started: ofSource.length,
          completed: ofSource.filter((it) => it.completedAfter !== null).length,
          booked: bookings.filter((it) => it.source === name).length,
        };
      })
      .filter(({ visits: seen, started, booked }) => seen + started + booked > 0)
      .toSorted(
        (a, b) => b.started - a.started || b.visits - a.visits || (a.source < b.source ? -1 : 1),
      ),
  };
}

function countFunnel(assessments: readonly GeneratedAssessment[]) {
  const atLeast = (answered: number) =>
    assessments.filter((it) => it.completedAfter !== null || it.ratings.length >= answered).length;
  const minutes = assessments
    .flatMap(({ completedAfter }) => completedAfter ?? [])
    .map((seconds) => Math.floor(seconds / 60))
    .toSorted((a, b) => a - b);
  const middle = minutes.length / 2;
  let left = assessments.length;
  return {
    started: assessments.length,
    quarter: atLeast(9),
    half: atLeast(18),
    threeQuarters: atLeast(27),
    completed: minutes.length,
    emailGiven: assessments.filter((it) => it.completedAfter !== null && it.hasEmail).length,
    medianMinutes:
      minutes.length === 0
        ? null
        : minutes.length % 2 === 1
          ? minutes[Math.floor(middle)]!
          : (minutes[middle - 1]! + minutes[middle]!) / 2,
    dropOff: [...competencies.map(({ id }) => id), null].map((competencyId, position) => {
      const reached = left;
      const stopped = assessments.filter(
        (it) => it.completedAfter === null && Math.max(it.position, it.ratings.length) === position,
      ).length;
      left -= stopped;
      return { competencyId, reached, stopped };
    }),
  };
}

function countLowest(assessments: readonly GeneratedAssessment[]) {
  const rated = assessments.flatMap(({ ratings }) =>
    ratings.map(({ position, average }) => ({ ...competencies[position]!, average })),
  );
  const mean = (some: typeof rated) =>
    some.reduce((sum, { average }) => sum + average, 0) / some.length;
  const byCompetency = competencies.map(({ id, category }) => {
    const some = rated.filter((it) => it.id === id);
    return { competencyId: id, category, people: some.length, average: mean(some) };
  });
  const people = (some: typeof byCompetency) => Math.max(0, ...some.map((it) => it.people));
  return {
    people: people(byCompetency),
    areas: areas
      .map(({ name }) => ({
        name,
        average: mean(rated.filter(({ category }) => category === name)),
        people: people(byCompetency.filter(({ category }) => category === name)),
      }))
      .filter((it) => it.people >= 5)
      .toSorted((a, b) => a.average - b.average),
    competencies: byCompetency
      .filter((it) => it.people >= 5)
      .map(({ competencyId, ...it }) => ({ competencyId, people: it.people, average: it.average }))
      .toSorted((a, b) => a.average - b.average)
      .slice(0, 7),
  };
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (const day = new Date(from); day <= new Date(to); day.setUTCDate(day.getUTCDate() + 1)) {
    days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

const total = (some: readonly { visits: number }[]) =>
  some.reduce((sum, { visits }) => sum + visits, 0);

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings });
  owner = await officeCaller(server);
});
afterAll(() => server.close());

async function read(what: string, query: Record<string, string>): Promise<unknown> {
  const answer = await owner.get(`/api/office/overview/${what}?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('every figure matches a plain recount, with any filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      audience,
      fc.array(filter, { minLength: 4, maxLength: 8 }),
      async (all, filters) => {
        await fillAudience(server.database.db, all);
        await sumDueRatings(server.database.db, new AbortController().signal);
        for (const { from, to, source } of filters) {
          const period = { from, to };
          const query = { ...period, ...(source !== null && { source: source || '-' }) };
          const expected = recount(all, { from, to, source });
          expect(await read('funnel', query)).toEqual(expected.funnel);
          expect(await read('visits', query)).toEqual(expected.visits);
          expect(await read('chart', query)).toEqual(expected.chart);
          expect(await read('lowest', query)).toEqual(expected.lowest);
          expect(await read('sources', period)).toEqual(
            recount(all, { from, to, source: null }).sources,
          );
        }
      },
    ),
    { numRuns: isAll ? 50 : 15 },
  );
}, 120_000);

test('a rating that changes after completion is summed again, and an erased one no longer counts', async () => {
  const day = '2026-01-30';
  const ratings = competencies.map((_, position) => ({ position, average: 200 }));
  const one = {
    day,
    source: null,
    ratings,
    position: 35,
    completedAfter: 60,
    hasEmail: false,
    isDeleted: false,
  };
  const { db } = server.database;
  await fillAudience(db, {
    assessments: Array.from({ length: 5 }, () => one),
    visits: [],
    bookings: [],
  });
  const lowest = async () => {
    await sumDueRatings(db, new AbortController().signal);
    const {
      people,
      competencies: [first],
    } = (await read('lowest', { from: day, to: day })) as {
      people: number;
      competencies: { competencyId: string; average: number }[];
    };
    return { people, first };
  };
  expect(await lowest()).toEqual({
    people: 5,
    first: { competencyId: competencies[0].id, people: 5, average: 200 },
  });
  await sql`
    with changed as (
      update response set question1_rating = 1, question2_rating = 1
      where competency_id = 'humility' returning assessment_id
    )
    select score_assessments(array_agg(assessment_id)) from changed`.execute(db);
  await sql`select score_assessments(array_agg(id)) from assessment`.execute(db);
  expect(await lowest()).toMatchObject({
    people: 5,
    first: { competencyId: 'humility', average: 100 },
  });
  await sql`delete from assessment where id in (select id from assessment limit 1)`.execute(db);
  expect(await lowest()).toEqual({ people: 4, first: undefined });
});

test('ratings added after completion are summed, too', async () => {
  const { db } = server.database;
  await fillAudience(db, { assessments: [], visits: [], bookings: [] });
  const visitor = new TestCaller(server.app);
  const { id } = await visitor.start();
  await visitor.patch(`/api/assessment/${id}`, { isCompleted: true });
  await visitor.post(`/api/assessment/${id}/responses`, {
    competencyId: 'humility',
    category: 'Leadership of Self',
    question1Rating: 2,
    question2Rating: 3,
  });
  await sumDueRatings(db, new AbortController().signal);
  const today = new Date().toISOString().slice(0, 10);
  expect(await read('lowest', { from: today, to: today })).toMatchObject({ people: 1 });
});
