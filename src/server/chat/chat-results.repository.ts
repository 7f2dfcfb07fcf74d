import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** The words that the advisor may use in a conversation, while its owner may open the assessment. */
export async function findAgreed(db: Db, conversationId: string): Promise<string | null> {
  const found = await db
    .selectFrom('chat_results as agreed')
    .innerJoin('assessment', (join) =>
      join
        .onRef('assessment.id', '=', 'agreed.assessment_id')
        .onRef('assessment.access_epoch', '=', 'agreed.access_epoch'),
    )
    .select('agreed.text')
    .where('agreed.conversation_id', '=', conversationId)
    .executeTakeFirst();
  return found?.text ?? null;
}

interface Agreed {
  conversation_id: string;
  assessment_id: string;
  text: string;
  access_epoch: number;
}

export async function put(db: Db, agreed: Agreed): Promise<void> {
  await db
    .insertInto('chat_results')
    .values(agreed)
    .onConflict((conflict) =>
      conflict.column('conversation_id').doUpdateSet({ ...agreed, agreed_at: sql<Date>`now()` }),
    )
    .execute();
}

export async function remove(db: Db, conversationId: string): Promise<void> {
  await db.deleteFrom('chat_results').where('conversation_id', '=', conversationId).execute();
}
