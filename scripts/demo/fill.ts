import { createDatabaseClient } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { fillOffice } from '#testing/generated/fill-office.ts';

/** Fills an unused database with ten weeks of visitors for the office to show. */
export async function fillIfNew(url: string): Promise<void> {
  await migrateToLatest(url);
  const { db } = createDatabaseClient({ url, poolMax: 1, onIdleError: () => undefined });
  try {
    const someone = await db.selectFrom('assessment').select('id').limit(1).executeTakeFirst();
    if (!someone) await fillOffice(db);
  } finally {
    await db.destroy();
  }
}
