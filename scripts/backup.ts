import { backUp } from '#db/backup.ts';
import { withDatabase } from './with-database.ts';

const file = process.argv[2];
if (file === undefined) {
  console.error('Usage: npm run backup -- FILE');
  process.exit(2);
}

await withDatabase(async (url) => {
  const rows = await backUp(url, file);
  console.log(`Backed up ${rows} rows into ${file}.`);
});
