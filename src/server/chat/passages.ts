import { sql } from 'kysely';
import { passagesOf } from '#content/passages/passages.ts';
import { saidAbout, topicsIn } from '#content/passages/synonyms.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Passage } from '#domain/chat.ts';

/** The advisor gets at most this many passages, … */
const MOST = 5;
/** … with at most this many tokens together, at four characters each. */
const MAX_CHARACTERS = 1500 * 4;
/** Searches only this much of a question: longer texts tell a story. */
const ASKED_CHARACTERS = 1000;

/** @returns stores what the site says with the settings in force, for search, unless that is done */
export function passageStore(db: Db, settings: () => SiteSettings): () => Promise<void> {
  let last: { settings: SiteSettings; storing: Promise<void> } | undefined;
  return () => {
    const current = settings();
    if (last?.settings === current) return last.storing;
    const passages = passagesOf(current).map((one) => ({ ...one, said: saidAbout(one.id) }));
    const stored = { settings: current, storing: replacePassages(db, passages) };
    last = stored;
    stored.storing.catch(() => {
      if (last === stored) last = undefined;
    });
    return stored.storing;
  };
}

export async function findPassages(db: Db, question: string): Promise<Passage[]> {
  const asked = question.slice(0, ASKED_CHARACTERS);
  const found = await searchPassages(db, { question: asked, topics: topicsIn(asked) }, MOST);
  let characters = 0;
  return found.filter(({ title, text }) => {
    characters += title.length + text.length;
    return characters <= MAX_CHARACTERS;
  });
}

/** True if passages have all its words: "How do I begin?" may continue what was asked before. */
export async function mayContinue(db: Db, question: string): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(to_tsvector('english', ${question.slice(0, ASKED_CHARACTERS)}::text))
    where length(lexeme) > 2 and lexeme !~ '\\\\'
      and not exists (select from passage where search @@ quote_literal(lexeme)::tsquery) limit 1
  `.execute(db);
  return rows.length === 0;
}

/** Replaces what is stored, if it differs. Instances that start together take turns. */
async function replacePassages(
  db: Db,
  passages: readonly (Passage & { said: string })[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('passage'))`.execute(trx);
    await trx
      .deleteFrom('passage')
      .where('id', '<>', sql<string>`all(${passages.map(({ id }) => id)}::text[])`)
      .execute();
    await sql`
      insert into passage (id, title, path, text, said)
      select id, title, path, text, said from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
        as t (id text, title text, path text, text text, said text)
      on conflict (id) do update
        set title = excluded.title, path = excluded.path, text = excluded.text, said = excluded.said
        where (passage.title, passage.path, passage.text, passage.said)
          is distinct from (excluded.title, excluded.path, excluded.text, excluded.said)
    `.execute(trx);
  });
}

interface Search {
  question: string;
  /** What it is about: ids of passages, or one side of their dot. */
  topics: readonly string[];
}

/** A passage needs this share of the weight of the question's words, … */
const SHARE = 0.4;
/** … or this one if it has only one of them, like "capital" in "the capital of France", … */
const SHARE_OF_ONE = 0.7;
/** … or this much of it, which a few rare words have: stories are long. */
const ENOUGH = 9;
/** If no passage has this share of the question, apart from an "ok" or "hm", it is about something else. */
const UNKNOWN = 0.3;
/** A word in more than one of 20 passages says too little on its own. */
const LEAST = 3;
/** How similar a part of the question has to be to a heading, for misspelled names. */
const SIMILAR = 0.65;
/** The length of a heading that is a name, and of the part of a question in which it is looked for. */
const NAME = 40;
const NAMED = 200;
/** The places that each ranking hands to the fusion, and how flat they are. */
const RANKED = 10;
const FLATNESS = 20;

/**
 * The most relevant passages, best first. Three rankings are fused by their places: words that passage and
 * question share, passages of the question's topics, and headings that look alike. A word weighs
 * more if few passages have it, and twice as much in a heading.
 */
async function searchPassages(
  db: Db,
  { question, topics }: Search,
  limit: number,
): Promise<Passage[]> {
  const { rows } = await sql<Passage>`
    with asked as (
      select lexeme, quote_literal(lexeme)::tsquery as query,
        (quote_literal(lexeme) || ':A')::tsquery as in_title
      from unnest(to_tsvector('english', ${question}::text)) where lexeme !~ '\\\\'
    ), hit as (
      select lexeme, id, length(search) as words, case when search @@ in_title then 2 else 1 end as place
      from asked left join passage on search @@ query
    ), word as (
      select lexeme, count(id) = 0 and length(lexeme) > 2 as is_unknown, ln(1 + total / greatest(count(id), 1)) as weight
      from hit, (select count(*)::float8 as total from passage) passages group by lexeme, total
    ), asked_for as (
      select sum(weight) as weight,
        coalesce(sum(weight) filter (where is_unknown) < ${sql.lit(UNKNOWN)} * sum(weight), true) as is_known
      from word
    ), score as (
      select id, count(*) as words, sum(weight) as found, sum(weight * place) / ln(20 + max(words)) as score
      from hit join word using (lexeme) where id is not null group by id
    ), ranked as (
      select id, row_number() over (order by score desc, id) as place from score, asked_for
      where found >= ${sql.lit(ENOUGH)} or is_known and found >= ${sql.lit(LEAST)}
        and found >= weight * case words when 1 then ${sql.lit(SHARE_OF_ONE)} else ${sql.lit(SHARE)} end
      union all
      select id, row_number() over (order by score desc nulls last, id)
      from passage left join score using (id), asked_for
      where (is_known or words > 1) and array[id, split_part(id, '.', 1), split_part(id, '.', 2)] && ${topics}::text[]
      union all
      select id, row_number() over (order by similarity desc, id)
      from (
        select id, word_similarity(title, ${question.slice(0, NAMED)}) as similarity
        from passage where length(title) <= ${sql.lit(NAME)}
      ) alike
      where similarity >= ${sql.lit(SIMILAR)}
    )
    select passage.id, title, path, text
    from passage join (
      select id, sum(1.0 / (${sql.lit(FLATNESS)} + place)) as score from ranked
      where place <= ${sql.lit(RANKED)} group by id
    ) fused using (id)
    order by score desc, id limit ${limit}
  `.execute(db);
  return rows;
}
