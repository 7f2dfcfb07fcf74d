import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { areaNames } from '#domain/areas.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import { planDays } from '#domain/plan-dates.ts';
import { emptyPlan, type Plan } from '#domain/plan.ts';
import { Visitor } from '#deploy/visitor.ts';
import { canCut, readPortrait } from '#server/settings/portrait.ts';
import { changedPaths, noOverrides } from '#server/settings/setting-rules.ts';
import { insertImages, insertVersion } from '#server/settings/settings.repository.ts';
import { addAudience } from '#testing/generated/fill-audience.ts';
import { addOfficeWork, audienceUpTo } from '#testing/generated/fill-office.ts';
import { withFocus } from '#web/features/plan/plan-edits.ts';
import { jobsDone, moveIntoPast, daysToReminder, runScheduledJobs } from './time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Leaves more than 200 leaders after a year: others gave no address, or theirs expired. */
const PEOPLE_A_DAY = 1.25;
/** The year of visitors is added in steps of this many days, each small enough for one statement. */
const CHUNK_DAYS = 49;
/** Notices come two weeks before a deletion, and reminders within three weeks: no step misses one. */
const STEP_DAYS = 10;

/** The coach whose practice it is. The introduction says that no one here is real. */
export const sampleCoach = {
  name: 'Robin Ellis',
  credentials: ['A certificate of yours goes here', 'And a membership'],
  introduction: [
    'I am the sample coach of this demo, and no one here is real.',
    'I work with leaders who carry more than anyone around them can see.',
  ],
};
const PORTRAIT = fileURLToPath(new URL('./portrait.svg', import.meta.url));

/** Names the coach in the first version of the site settings, which the server reads within moments. */
async function nameCoach(db: Db, officeEmail: string): Promise<void> {
  const portrait = (await canCut()) ? await readPortrait(PORTRAIT) : null;
  const { name, credentials, introduction } = sampleCoach;
  const facts = {
    'coach.name': name,
    'coach.credentials': credentials,
    'coach.introduction': introduction,
    ...(portrait && { 'coach.portrait': `portrait-${portrait.hash}` }),
  };
  const overrides = { ...noOverrides, facts };
  await inTransaction(db, async (trx) => {
    if (portrait) {
      const { hash, files } = portrait;
      await insertImages(
        trx,
        files.map(({ width, bytes }) => ({ hash, width, bytes })),
      );
    }
    const changed = changedPaths(noOverrides, overrides);
    await insertVersion(trx, { base: 0, savedBy: officeEmail, overrides, changed });
  });
}

/** The leader with a plan and a retake. */
export const leader = { name: 'Dana Reyes', email: 'dana.reyes@example.com' } as const;
const FIRST_LOOK = 5 * CHUNK_DAYS;
const SECOND_LOOK = FIRST_LOOK + 106;
const YEAR = SECOND_LOOK + 14;

const first =
  'Amara Ben Clara Diego Elif Felix Grace Hiro Ines Jonas Kavya Liam Maya Noah Olga Priya Quentin Rosa Samir Tess Uma Viktor Wanda Xavier Yara Zane Aisha Bruno Chloe Dev'.split(
    ' ',
  );
const last =
  'Adler Brooks Castillo Dunn Eriksen Flores Grant Haddad Ito Jensen Kaur Lopez Meyer Nakamura Okafor Patel Quinn Rossi Silva Tanaka'.split(
    ' ',
  );

/** Sample addresses: no mail ever reaches this domain. */
function addressOf(n: number): string {
  const pair = (n * 131) % (first.length * last.length);
  const name = `${first[pair % first.length]}.${last[Math.floor(pair / first.length)]}`;
  const again = Math.floor(n / (first.length * last.length));
  return `${name.toLowerCase()}${again > 0 ? again + 1 : ''}@example.com`;
}

/** The days since the demo's first visitor, or null before that. Visits are never deleted. */
async function daysOpen(db: Db): Promise<number | null> {
  const { days } = await db
    .selectFrom('visit_sum')
    .select(sql<number | null>`(now() at time zone 'UTC')::date - min(day)`.as('days'))
    .executeTakeFirstOrThrow();
  return days;
}

/** Adds the visitors of the last days, whose visits have not been counted yet. */
async function visitorsArrive(db: Db, days: number): Promise<void> {
  const until = (await daysOpen(db)) ?? days;
  const from = Math.round((until - days) * PEOPLE_A_DAY);
  const yesterday = new Date(Date.now() - DAY_MS);
  const audience = audienceUpTo(yesterday, {
    days,
    people: Math.round(until * PEOPLE_A_DAY) - from,
    seed: until,
    addressOf: (n) => addressOf(from + n),
  });
  await addAudience(db, audience);
  // Some ask to be reminded to retake it.
  await sql`
    update assessment set retake_at = completed_at + interval '3 months'
    where is_completed and hashtext(email) % 3 = 0 and email = any(${audience.assessments.map(
      ({ email }) => email,
    )}::text[])`.execute(db);
}

interface Watch {
  longestStep?: number;
  /** Everything moves this many days into the past now. */
  moves?: (days: number) => void;
  /** The jobs of this step are done. */
  stepped?: (passed: number) => Promise<void> | void;
}

/** Lets time pass in steps, each with its visitors and the jobs that are due by then. */
export async function timePasses(
  db: Db,
  days: number,
  { longestStep = STEP_DAYS, ...watch }: Watch = {},
): Promise<void> {
  for (let passed = 0; passed < days;) {
    const step = Math.min(days - passed, longestStep, await daysToReminder(db));
    await jobsDone(db);
    watch.moves?.(step);
    await moveIntoPast(db, step);
    await visitorsArrive(db, step);
    await runScheduledJobs(db);
    passed += step;
    await watch.stepped?.(passed);
  }
}

/**
 * Adds the coach, a year of visitors, and the leader, unless they are there.
 * @param url of the server, whose worker sends the mails of that year
 * @param officeEmail of the coach, whose work is in the audit log
 */
export async function fillIfNew(
  db: Db,
  url: string,
  officeEmail: string,
  watch: Watch = {},
): Promise<void> {
  await nameCoach(db, officeEmail);
  const looks = await db
    .selectFrom('assessment')
    .select('id')
    .where('email', '=', leader.email)
    .where('is_completed', '=', true)
    .execute();
  if (looks.length > 1) return;
  for (let day = 0; day < FIRST_LOOK; day += CHUNK_DAYS) {
    await moveIntoPast(db, CHUNK_DAYS);
    await visitorsArrive(db, CHUNK_DAYS);
  }
  const dana = new Visitor(url, '127.0.0.1');
  const before = ratings([2, 3, 4, 3, 3], { influence: 2, accountability: 2, humility: 2 });
  const firstId = await dana.takeAssessment(before, leader.email);
  const evidence = [
    'Tried it three times. By the third time it felt natural.',
    'Two people told me that they noticed.',
  ];
  await dana.post(planOf(firstId), plan(['influence', 'accountability'], evidence));
  await timePasses(db, SECOND_LOOK - FIRST_LOOK, { ...watch, longestStep: CHUNK_DAYS });

  const later = ratings([3, 3, 4, 3, 3], {
    influence: 4,
    accountability: 4,
    humility: 2,
    'conflict-resolution': 2,
  });
  const secondId = await dana.takeAssessment(later, leader.email, firstId);
  await dana.post(planOf(secondId), plan(['humility', 'conflict-resolution']));
  await dana.post(`${planOf(secondId)}/reminders`, { timeZone: 'UTC' });
  await dana.post(`/api/assessment/${secondId}/retake-reminder`, { months: 3 });
  await dana.post(`/api/assessment/${secondId}/share-links`, {
    name: `${sampleCoach.name}, my coach (sample)`,
    sharedBy: leader.name,
    withPlan: true,
    comparedWith: firstId,
  });
  await timePasses(db, YEAR - SECOND_LOOK, watch);
  await addOfficeWork(db, officeEmail);
}

/** @param levels of the areas; every third competency is one higher, and those in `given` differ */
const ratings =
  (levels: readonly number[], given: Partial<Record<CompetencyId, number>>) =>
  (position: number) => {
    const { id, category } = competencies[position]!;
    return given[id] ?? levels[areaNames.indexOf(category)]! + (position % 3 === 0 ? 1 : 0);
  };

const planOf = (id: string) => `/api/assessment/${id}/plan`;

/** @param evidence what came of the first actions of each focus; these are done */
function plan(ids: readonly CompetencyId[], evidence: readonly string[] = []): Plan {
  const now = new Date().toISOString();
  const { start, focus, actions } = withFocus(emptyPlan, now, ids, now.slice(0, 10));
  return {
    start,
    focus: focus.map((it) => ({ ...it, partner: 'Sam, who leads the team next door' })),
    actions: actions.map((it) => {
      const came = evidence[planDays.indexOf(it.after)];
      return came === undefined ? it : { ...it, isDone: true, evidence: came };
    }),
  };
}
