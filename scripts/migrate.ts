import { migrateDown, migrateToLatest } from '#db/migrate.ts';
import { withDatabase } from './with-database.ts';

const usage = 'Usage: npm run migrate [-- up | down]';
const direction = process.argv[2] ?? 'up';
if (direction !== 'up' && direction !== 'down') {
  console.error(usage);
  process.exit(2);
}

await withDatabase(async (url) => {
  if (direction === 'down') await migrateDown(url);
  else await migrateToLatest(url, { reapplyFunctions: true });
  console.log(
    direction === 'up' ? 'The database is up to date.' : 'The last migration was reverted.',
  );
});
