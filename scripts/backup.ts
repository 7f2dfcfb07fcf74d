import { backUp } from '#db/backup.ts';
import { readArguments, wrongUsage } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = 'backup -- FILE';
const { positionals } = readArguments(usage, { allowPositionals: true });
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) wrongUsage(usage);

await withDatabase(async (url) => {
  const rows = await backUp(url, file);
  console.log(`Backed up ${rows} rows into ${file}.`);
});
