import { restore } from '#db/backup.ts';
import { readArguments, wrongUsage } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = 'restore -- FILE';
const { positionals } = readArguments(usage, { allowPositionals: true });
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) wrongUsage(usage);

await withDatabase(async (url) => {
  const rows = await restore(url, file);
  console.log(`Restored ${rows} rows from ${file}.`);
});
