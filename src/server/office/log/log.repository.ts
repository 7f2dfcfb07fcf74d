import type { Db } from '#db/client.ts';

/** The latest first. Who they were about is looked up for those that are shown, and no others. */
export function findPage(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const shown = db
    .selectFrom('office_event')
    .select(['id', 'happened_at as happenedAt', 'who', 'what', 'whom', 'detail'])
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom(shown.as('shown'))
    .leftJoin('contact', 'contact.address', 'shown.whom')
    .select(['shown.id', 'happenedAt', 'who', 'what', 'whom', 'detail', 'contact.id as personId'])
    .orderBy('happenedAt', 'desc')
    .orderBy('shown.id')
    .execute();
}

export async function count(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('office_event')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
