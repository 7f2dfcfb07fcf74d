import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));
const BY_HAND = /\bisLoadingError\b|\brefetch\(\)/;

/** Files that retry a query without `Loaded`, and why. The list may only shrink. */
const others = [
  // Two loads, each with the specification's words; the first questions can be answered before they end.
  'routes/assessment.page.tsx',
  // Two queries as one, for `Loaded`.
  'features/assessment/data/use-shown-assessment.ts',
  // A form that is open closes when its invitation ends.
  'features/feedback/rater/feedback-form.tsx',
  // Parts of a list or a conversation that change while they load.
  'features/chat/conversation.tsx',
  'features/chat/sidebar.tsx',
  // Data from before stays below the failure.
  'office/parts/query-state.tsx',
  // Not failures: they check again.
  'office/parts/office-frame.tsx',
  'office/routes/site.page.tsx',
  'office/routes/status.page.tsx',
  'lib/loaded.tsx',
];

test('only Loaded shows that a query failed', async () => {
  const files = await readdir(web, { recursive: true });
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const found = await Promise.all(
    code.map(async (file) => [file, await readFile(join(web, file), 'utf8')] as const),
  );
  const byHand = found.filter(([, text]) => BY_HAND.test(text)).map(([file]) => file);
  expect(byHand.toSorted()).toEqual(others.toSorted());
});
