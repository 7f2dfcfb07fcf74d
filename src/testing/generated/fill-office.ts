import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { BOOKING, countedPages } from '#content/visits.ts';
import { areaNames } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { devices } from '#domain/visits.ts';
import { sumDueRatings } from '#server/office/overview/overview.service.ts';
import { randomFrom } from '#testing/browser/random.ts';
import type { Audience } from './audience.ts';
import { fillAudience } from './fill-audience.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOURCES = ['', '', 'linkedin.com', 'spring letter', 'google.com', 'podcast.example.org'];

/** How much higher this competency is rated than others. */
const easier = (position: number) =>
  [120, 60, 160, 0, 90][areaNames.indexOf(competencies[position]!.category)]! + (position % 3) * 30;

interface Season {
  days: number;
  people: number;
  seed: number;
  addressOf?: (n: number) => string;
}

/** Ten weeks of a small practice. */
const tenWeeks: Season = { days: 75, people: 90, seed: 13 };

/** The visitors of a small practice up to today, the same on every run. */
export function audienceUpTo(today: Date, { days, people, seed, addressOf }: Season): Audience {
  const random = randomFrom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const dayBefore = (count: number) =>
    new Date(today.getTime() - count * DAY_MS).toISOString().slice(0, 10);
  const source = () => SOURCES[upTo(SOURCES.length)]!;

  const assessments = Array.from({ length: people }, (_, n) => {
    const isCompleted = upTo(10) < 4;
    const answered = isCompleted ? competencies.length : 1 + upTo(competencies.length - 1);
    const leaning = 200 + upTo(5) * 50;
    return {
      day: dayBefore(Math.floor((n * days) / people)),
      source: source() || null,
      ratings: Array.from({ length: answered }, (_rating, position) => ({
        position,
        average: Math.min(500, Math.max(100, leaning + easier(position) - upTo(4) * 50)),
      })),
      position: answered,
      completedAfter: isCompleted ? 60 * (12 + upTo(25)) : null,
      hasEmail: isCompleted || upTo(4) === 0,
      ...(addressOf && { email: addressOf(n) }),
      isDeleted: !isCompleted && upTo(8) === 0,
    };
  });
  const visits = Array.from({ length: days }, (_, day) =>
    [...countedPages.slice(0, 6), ...(day % 4 === 0 ? [BOOKING] : [])].map((page) => ({
      day: dayBefore(day),
      page,
      source: source(),
      device: devices[upTo(devices.length)]!,
      visits: page === BOOKING ? 1 + upTo(2) : 1 + upTo(page === '/' ? 40 : 12),
    })),
  ).flat();
  const bookings = Array.from({ length: Math.round(days / 8) }, (_, n) => ({
    day: dayBefore(n * 8),
    source: source(),
    isCanceled: n % 6 === 5,
  }));
  return { assessments, visits, bookings };
}

const withContacts = {
  people_exported: { rows: 14, view: 'to_call', source: 'linkedin.com', search: true },
  person_changed: { state: 'in_conversation', note: 'written' },
};

/** The other actions of the audit log. Nothing behind them is stored. */
const otherActions = {
  settings_changed: {
    version: 3,
    changed: ['facts.coach.name', 'facts.coach.portrait', 'links.shop'],
  },
  person_erased: { assessments: 2 },
  portrait_uploaded: { portrait: 'portrait-AbCdEf123456' },
  endpoint_changed: {
    change: 'secret replaced',
    endpoint: '7b0f7f1e-0c4d-4b52-9d3b-1f2a3c4d5e6f',
    host: 'clients.example.com',
  },
  delivery_replayed: { delivery: '7b0f7f1e-0c4d-4b52-9d3b-1f2a3c4d5e6f', event: 'email.given' },
};

const OWNER = 'owner@practice.example';

/** Fills an empty site with data for every page of the office. */
export async function fillOffice(db: Db, today = new Date()): Promise<void> {
  await fillAudience(db, audienceUpTo(today, tenWeeks));
  await addOfficeWork(db, OWNER);
  await addToLog(db, OWNER, otherActions);
}

/** What an owner does with the contacts: notes, statuses, bookings, mails, and their entries in the audit log. */
export async function addOfficeWork(db: Db, who: string): Promise<void> {
  await sumDueRatings(db, new AbortController().signal);
  await sql`
    update assessment set verified_at = created_at
    where email in (
      select address from (
        select address, row_number() over (order by last_at desc, address) as place from contact
      ) ranked where place % 2 = 0
    )`.execute(db);
  await sql`
    update contact set
      state = (array['new', 'new', 'contacted', 'in_conversation', 'client', 'not_now'])[1 + place % 6],
      note = case place % 6 when 2 then 'Wrote on Monday; wants to talk after the budget round.'
        when 3 then 'Runs a team of twelve. First call was warm, second one is booked.' else '' end
    from (select id, row_number() over (order by last_at desc, address) as place from contact) ranked
    where ranked.id = contact.id`.execute(db);
  // A contact who came a second time.
  await sql`
    update assessment set email = (select address from contact order by last_at desc, address limit 1)
    where id = (
      select id from assessment where is_completed order by started_at limit 1
    )`.execute(db);
  await sql`
    update booking set contact_id = ranked.id
    from (select id, row_number() over (order by last_at desc, address) as place from contact) ranked,
      (select reference, row_number() over (order by booked_on desc) as place from booking) call
    where booking.reference = call.reference and ranked.place = 4 * call.place`.execute(db);
  await sql`
    insert into mail (kind, address, assessment_id, state, sent_at)
    select 'results', address, assessment_id, 'sent', completed_at from contact
    where completed_at is not null
      and not exists (
        select from mail where mail.assessment_id = contact.assessment_id and kind = 'results')`.execute(
    db,
  );
  await sql`
    insert into office_event (who, what, whom, happened_at)
    select ${who}, 'person_viewed', address, now() - place * interval '3 hours'
    from (
      select address, row_number() over (order by last_at desc, address) as place from contact
    ) ranked where place <= 6`.execute(db);
  await addToLog(db, who, withContacts);
}

async function addToLog(db: Db, who: string, actions: Record<string, object>): Promise<void> {
  await sql`
    insert into office_event (who, what, detail, happened_at)
    select ${who}, what, detail::jsonb, now() - interval '1 day' * place
    from unnest(${Object.keys(actions)}::text[], ${Object.values(actions).map((detail) => JSON.stringify(detail))}::text[])
      with ordinality given (what, detail, place)`.execute(db);
}
