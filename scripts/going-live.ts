import { readFile, writeFile } from 'node:fs/promises';
import { goingLiveList } from '#content/going-live.ts';

/* Writes the README's list of what to fill in before going live: `npm run going-live`. */

const file = new URL('../README.md', import.meta.url);
const TITLE = '## Before going live\n';

const readme = await readFile(file, 'utf8');
const start = readme.indexOf(TITLE);
const end = readme.indexOf('\n## ', start + TITLE.length);
if (start < 0 || end < 0) throw new Error(`README.md has no section '${TITLE.trim()}'`);
await writeFile(
  file,
  `${readme.slice(0, start)}${TITLE}\n${goingLiveList()}\n${readme.slice(end)}`,
);
