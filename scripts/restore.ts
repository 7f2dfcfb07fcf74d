import { restore } from '#db/backup.ts';
import { withDatabase } from './with-database.ts';

const file = process.argv[2];
if (file === undefined) {
  console.error('Usage: npm run restore -- FILE');
  process.exit(2);
}

await withDatabase(async (url) => {
  const rows = await restore(url, file);
  console.log(`Restored ${rows} rows from ${file}.`);
});
