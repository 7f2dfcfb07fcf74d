import { writeFile } from 'node:fs/promises';
import { setupChecklist } from '#content/setup-checklist.ts';

/* Writes what to fill in before going live into docs/setup-checklist.md: `npm run docs`. */

await writeFile(
  new URL('../docs/setup-checklist.md', import.meta.url),
  `# Setup checklist: before going live\n\n${setupChecklist()}\n`,
);
