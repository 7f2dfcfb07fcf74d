import { sql, type Kysely } from 'kysely';

/** Results that a user lets the chat advisor use, and the card at the end of a reply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_results (
      conversation_id uuid primary key references conversation on delete cascade,
      assessment_id uuid not null references assessment on delete cascade on update cascade,
      -- The words that the user read and agreed to; the model gets exactly these.
      text text not null constraint chat_results_text check (length(text) between 1 and 4000),
      -- The epoch when the user agreed. The text is used while it is current.
      access_epoch int4 not null,
      agreed_at timestamptz not null default now()
    );
    create index chat_results_assessment_id on chat_results (assessment_id);

    alter table message
      add column card text constraint message_card check (card ~ '^[a-z-]{1,40}$')
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message drop column card;
    drop table chat_results;
  `.execute(db);
}
