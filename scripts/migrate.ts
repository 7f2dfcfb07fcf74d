import { migrateDown, migrateToLatest } from '#db/migrate.ts';
import { readArguments, wrongUsage } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = 'migrate [-- up | down]';
const { positionals } = readArguments(usage, { allowPositionals: true });
const [direction = 'up', ...others] = positionals;
if ((direction !== 'up' && direction !== 'down') || others.length > 0) wrongUsage(usage);

await withDatabase(async (url) => {
  if (direction === 'down') await migrateDown(url);
  else await migrateToLatest(url, { reapplyFunctions: true });
  console.log(
    direction === 'up' ? 'The database is up to date.' : 'The last migration was reverted.',
  );
});
