import { domainToASCII } from 'node:url';
import { sql, type SelectQueryBuilder, type Transaction } from 'kysely';
import { countRows, type Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import {
  viewRules,
  wordsSought,
  type ContactOrder,
  type ContactView,
  type SoughtWord,
} from '#domain/contact.ts';
import { NO_SOURCE } from '#domain/visits.ts';
import type { PeopleFilter, PeoplePage, ContactUpdate } from './people.schemas.ts';

/** The calls that a contact has booked. The condition on the id lets one scan of the index find all of them. */
const booked = sql`from booking
  where contact_id = contact.id and contact_id is not null
    and booked_on is not null and cancelled_on is null`;

const listed = [
  'id',
  'address',
  'state',
  sql<boolean>`note <> ''`.as('isNoted'),
  sql<boolean>`proved_at is not null`.as('isProved'),
  'proved_at as provedAt',
  'first_at as firstAt',
  'last_at as lastAt',
  'assessments',
  'answered_count as answered',
  'completed_at as completedAt',
  'overall_score as overallScore',
  'weakest_area as weakestArea',
  'source',
  sql<string | null>`(select max(booked_on)::text ${booked})`.as('bookedOn'),
] as const;

/** The lowest-rated competencies of the completed assessment that the contact shows. */
const lowest = sql<{ average: number; competencyIds: string[] } | null>`(
  select jsonb_build_object(
    'average', average_rating, 'competencyIds', jsonb_agg(competency_id order by competency_id)
  )
  from response
  where assessment_id = contact.assessment_id and completed_at is not null
    and question1_rating is not null and question2_rating is not null
  group by average_rating order by average_rating limit 1)`;

type Contacts<Output> = SelectQueryBuilder<Database, 'contact', Output>;

function filtered<Output>(query: Contacts<Output>, filter: PeopleFilter): Contacts<Output> {
  const { search, view, state, source, area, progress, from, to } = filter;
  let found = view ? inView(query, view) : query;
  if (search) found = found.where(isAbout(search));
  if (state) found = found.where('state', '=', state);
  if (source === NO_SOURCE) found = found.where('source', 'is', null);
  else if (source) found = found.where('source', '=', source);
  if (area) found = found.where('weakest_area', '=', area);
  if (progress === 'completed') found = found.where('completed_at', 'is not', null);
  if (progress === 'unfinished') {
    found = found.where('completed_at', 'is', null).where('answered_count', '>', 0);
  }
  if (progress === 'empty') {
    found = found.where('completed_at', 'is', null).where('answered_count', '=', 0);
  }
  if (from) found = found.where('last_at', '>=', dayOf(from));
  if (to) found = found.where('last_at', '<', sql<Date>`${dayOf(to)} + interval '1 day'`);
  return found;
}

function inView<Output>(query: Contacts<Output>, view: ContactView): Contacts<Output> {
  const { states, isCompleted, isBooked } = viewRules[view];
  let found = query;
  if (states) found = found.where('state', 'in', states);
  if (isCompleted) found = found.where('completed_at', 'is not', null);
  if (isBooked !== undefined) {
    found = found.where(sql<boolean>`${sql.raw(isBooked ? '' : 'not ')}exists (select ${booked})`);
  }
  return found;
}

const dayOf = (day: string) => sql<Date>`(${day}::text || ' 00:00:00Z')::timestamptz`;

/** A search for punctuation alone finds nothing. Domains are stored in ASCII, whatever script people write. */
function isAbout(search: string) {
  const typed = queryOf(wordsSought(search));
  if (typed === '') return sql<boolean>`false`;
  const inAscii = search.split(/\s/).map((word) => {
    const host = word.slice(word.lastIndexOf('@') + 1);
    return /\P{ASCII}/u.test(host) ? word.replace(host, () => domainToASCII(host) || host) : word;
  });
  const stored = queryOf(wordsSought(inAscii.join(' ')));
  return sql<boolean>`words @@ to_tsquery('simple', ${`(${typed}) | (${stored})`})`;
}

/** Quoted, and without any operator of the query language. */
const queryOf = (words: readonly SoughtWord[]) =>
  words.map(({ word, isWhole }) => `'${word}'${isWhole ? '' : ':*'}`).join(' & ');

/** Each is an index, read forward or backward. Empty values come last. */
const orders: Record<ContactOrder, string> = {
  address: 'address',
  '-address': 'address desc',
  last: 'last_at, id desc',
  '-last': 'last_at desc, id',
  state: 'state, last_at desc, id',
  '-state': 'state desc, last_at, id desc',
  answered: 'answered_count, id',
  '-answered': 'answered_count desc, id desc',
  completed: 'completed_at, answered_count, id',
  '-completed': 'completed_at desc nulls last, answered_count desc, id',
  overall: 'overall_score, id',
  '-overall': 'overall_score desc nulls last, id',
  area: 'weakest_area, last_at desc, id',
  '-area': 'weakest_area desc, last_at, id desc',
  source: 'source, last_at desc, id',
  '-source': 'source desc, last_at, id desc',
};

const ordered = <Output>(query: Contacts<Output>, order: ContactOrder) =>
  query.orderBy(sql.raw(orders[order]));

/**
 * If a filter matches many rows, PostgreSQL would scan the table and evict others from memory. A plan
 * made without the words that are sought expects few rows and sorts all that match; made with them, it
 * reads one page in order, in a hundredth of the time.
 */
export async function takeIndexes(trx: Transaction<Database>): Promise<void> {
  await sql`
    select set_config('enable_seqscan', 'off', true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
}

export function findPage(db: Db, page: PeoplePage, perPage: number) {
  // Finds the page in the index alone, then reads only the rows shown.
  const shown = ordered(filtered(db.selectFrom('contact').select('id'), page), page.sort)
    .limit(perPage)
    .offset((page.page - 1) * perPage);
  const rows = db
    .selectFrom('contact')
    .select(listed)
    .select(['assessment_id', lowest.as('lowest')])
    .where('id', 'in', shown);
  return ordered(rows, page.sort).execute();
}
export type ListedContact = Awaited<ReturnType<typeof findPage>>[number];

export const count = (db: Db, filter: PeopleFilter): Promise<number> =>
  countRows(filtered(db.selectFrom('contact'), filter));

/** Of the view, those who completed the assessment on this day (UTC) or later. */
export const countNew = (db: Db, view: ContactView, from: string): Promise<number> =>
  countRows(inView(db.selectFrom('contact'), view).where('completed_at', '>=', dayOf(from)));

/** Ordered by address, which never changes, so that every contact is listed exactly once. */
export function findAfter(db: Db, filter: PeopleFilter, address: string, limit: number) {
  return filtered(db.selectFrom('contact').select(listed).select('note'), filter)
    .where('address', '>', address)
    .orderBy('address')
    .limit(limit)
    .execute();
}
export type ExportedContact = Awaited<ReturnType<typeof findAfter>>[number];

/** At most this many are offered to choose from. */
const MAX_SOURCES = 200;

/**
 * Steps from one source to the next by the index, because there are few, however many people there
 * are.
 */
export async function findSources(db: Db): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    with recursive known(source, number) as (
      (select source, 1 from contact where source is not null order by source limit 1)
      union all
      select (select source from contact where source > known.source order by source limit 1),
        number + 1
      from known where known.source is not null and number < ${MAX_SOURCES}
    )
    select source from known where source is not null
  `.execute(db);
  return rows.map(({ source }) => source);
}

const whole = [...listed, 'note', 'edited_at as editedAt'] as const;

export function lockContact(trx: Transaction<Database>, id: string) {
  return trx
    .selectFrom('contact')
    .select(whole)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** Undefined if someone else changed the contact since, or it is gone. */
export function update(trx: Transaction<Database>, { id, state, note, editedAt }: ContactUpdate) {
  return trx
    .updateTable('contact')
    .set({
      ...(state !== undefined && { state }),
      ...(note !== undefined && { note }),
      // To the millisecond, as the API shows it; always later than the last change.
      edited_at: sql<Date>`greatest(
          date_trunc('milliseconds', clock_timestamp()), edited_at + interval '1 millisecond'
        )`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`edited_at is not distinct from ${editedAt}::timestamptz`)
    .returning(['address', 'state', 'note', 'edited_at as editedAt'])
    .executeTakeFirst();
}

/** Has `person.erased` sent even if the address was never verified; see `db/functions/webhooks.sql`. */
export async function announceErasing(trx: Transaction<Database>): Promise<void> {
  await sql`select set_config('ready_leader.office_erases', 'yes', true)`.execute(trx);
}

export async function noteErased(trx: Transaction<Database>): Promise<void> {
  await trx.insertInto('audit_event').values({ event: 'people_erased', amount: 1 }).execute();
}

/** The assessments under a contact's address. */
export const findUnder = (db: Db, id: string) =>
  db
    .selectFrom('contact')
    .innerJoin('assessment', 'email', 'address')
    .select(['assessment.id', 'address'])
    .where('contact.id', '=', id)
    .execute();
