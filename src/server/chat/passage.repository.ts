import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Passage } from '#domain/passage.ts';

/** Replaces what is stored, if it differs. Instances that start together take turns. */
export async function replacePassages(db: Db, passages: readonly Passage[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('passage'))`.execute(trx);
    await trx
      .deleteFrom('passage')
      .where('id', '<>', sql<string>`all(${passages.map(({ id }) => id)}::text[])`)
      .execute();
    await sql`
      insert into passage (id, title, path, text)
      select id, title, path, text from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
        as t (id text, title text, path text, text text)
      on conflict (id) do update
        set title = excluded.title, path = excluded.path, text = excluded.text
        where (passage.title, passage.path, passage.text)
          is distinct from (excluded.title, excluded.path, excluded.text)
    `.execute(trx);
  });
}

export interface Search {
  question: string;
  /** This site's words for what the question asks. */
  concepts: readonly string[];
}

/** A passage needs this share of the weight of the question's words, … */
const SHARE = 0.3;
/** … or this much of it, which a few rare words have: stories are long. */
const ENOUGH = 9;
/** A word in more than one of 20 passages says too little on its own. */
const LEAST = 3;
/** How similar a part of the question has to be to a heading, for misspelled names. */
const SIMILAR = 0.6;
/** The length of a heading that is a name, and of the part of a question in which it is looked for. */
const NAME = 40;
const NAMED = 200;
/** The places that each ranking hands to the fusion, and how flat they are. */
const RANKED = 10;
const FLATNESS = 20;

/**
 * The most relevant passages, best first. Three rankings are fused by their places: the question's own words,
 * the site's words for its concepts, and headings that look alike. A word weighs more if few
 * passages have it, and twice as much in a heading.
 */
export async function searchPassages(
  db: Db,
  { question, concepts }: Search,
  limit: number,
): Promise<Passage[]> {
  const { rows } = await sql<Passage>`
    with asked as (
      select 0 as query, lexeme from unnest(to_tsvector('english', ${question}::text))
      union all
      select concept::int4, lexeme
      from unnest(${concepts}::text[]) with ordinality c (words, concept),
        unnest(to_tsvector('english', words))
    ), wanted as (
      select string_agg(distinct quote_literal(lexeme), ' | ')::tsquery as query from asked
      where lexeme !~ '\\\\'
    ), hit as (
      select passage.id, word.lexeme, 'A' = any(word.weights) as in_title, length(search) as words
      from wanted, passage, unnest(passage.search) word
      where passage.search @@ wanted.query and word.lexeme = any(array(select lexeme from asked))
    ), rarity as (
      select lexeme, ln(1 + total / greatest(count(id), 1)) as weight
      from (select distinct lexeme from asked) one left join hit using (lexeme),
        (select count(*)::float8 as total from passage) passages
      group by lexeme, total
    ), score as (
      select query, id, sum(weight) as found,
        sum(weight * case when in_title then 2 else 1 end) / ln(20 + max(words)) as score
      from asked join hit using (lexeme) join rarity using (lexeme)
      group by query, id
    ), most as (
      select query, sum(weight) as weight from asked join rarity using (lexeme) group by query
    ), ranked as (
      select id, query, row_number() over (partition by query order by score desc, id) as place
      from score join most using (query)
      where found >= ${sql.lit(LEAST)} and found >= least(${sql.lit(SHARE)} * most.weight, case query when 0 then ${sql.lit(ENOUGH)} end)
      union all
      select id, -1, row_number() over (order by similarity desc, id)
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
