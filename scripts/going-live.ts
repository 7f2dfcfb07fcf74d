import { writeFile } from 'node:fs/promises';
import { goingLiveList } from '#content/going-live.ts';

/* Writes what to fill in before going live into docs/setup-checklist.md: `npm run going-live`. */

await writeFile(
  new URL('../docs/setup-checklist.md', import.meta.url),
  `# Setup checklist: before going live\n\n${goingLiveList()}\n`,
);
