import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * An import (marked if it is of types only), and the rules that forbid it. Some folders do not
 * exist.
 */
const imports: [from: string, to: string, rules: string[], type?: 'type'][] = [
  ['src/domain/plan.ts', 'db/mails.ts', ['domain']],
  ['src/domain/goal.ts', 'src/content/mails.ts', ['domain'], 'type'],
  ['src/content/mails.ts', 'src/domain/areas.ts', []],
  ['src/content/office.ts', 'src/web/ui/list.ts', ['content']],
  ['db/rows.ts', 'src/domain/areas.ts', ['db-domain']],
  ['db/mails.ts', 'src/domain/areas.ts', [], 'type'],
  ['db/jobs.ts', 'src/server/mail/send.ts', ['db']],
  ['src/server/mail/send.ts', 'db/mails.ts', []],
  ['src/server/mail/limits.ts', 'src/server/http/rate-limits.ts', ['server-feature']],
  ['src/server/mail/route.ts', 'src/server/http/rate-limits.ts', [], 'type'],
  ['src/server/mail/start.ts', 'src/server/config.ts', ['server-feature']],
  ['src/server/mail/mail.service.ts', 'src/server/mail/mail.repository.ts', []],
  ['src/server/office/mails.ts', 'src/server/mail/mail.repository.ts', ['server-repository']],
  ['src/server/office/names.ts', 'src/server/mail/mail.service.ts', []],
  [
    'src/server/http/mails.ts',
    'src/server/mail/mail.repository.ts',
    ['server-platform', 'server-repository'],
  ],
  ['src/server/site/mails.ts', 'src/server/mail/send.ts', ['server-platform'], 'type'],
  ['src/server/site/jobs.ts', 'src/server/jobs/worker.ts', []],
  ['src/server/office/page.ts', 'src/web/ui/list.ts', ['server']],
  ['src/server/office/rows.ts', 'src/testing/rows.ts', ['server']],
  ['src/server/office/job.ts', 'scripts/send.ts', ['server']],
  ['src/server/app.ts', 'src/server/mail/mail.repository.ts', []],
  ['src/web/theme/mail.ts', 'src/domain/areas.ts', ['web-theme']],
  ['src/web/ui/list.ts', 'src/web/theme/sizes.ts', []],
  ['src/web/ui/areas.ts', 'src/domain/areas.ts', ['web-ui']],
  ['src/web/lib/areas.ts', 'src/domain/areas.ts', []],
  ['src/web/lib/rows.ts', 'src/web/office/row.ts', ['web-lib', 'web-office-apart']],
  ['src/web/office/row.ts', 'src/web/lib/areas.ts', []],
  ['src/web/office/part/cell.ts', 'src/web/office/row.ts', []],
  ['src/web/features/chat/row.ts', 'src/web/office/row.ts', ['web-feature', 'web-office-apart']],
  [
    'src/web/features/plan/row.ts',
    'src/web/office/row.ts',
    ['web-of-assessment', 'web-office-apart'],
  ],
  ['src/web/features/plan/row.ts', 'src/web/features/results/row.ts', []],
  ['src/web/features/plan/types.ts', 'src/server/router.ts', [], 'type'],
  ['src/web/features/plan/calls.ts', 'src/server/router.ts', ['web-server']],
  [
    'src/web/features/plan/mail.ts',
    'src/server/mail/send.ts',
    ['web-of-assessment', 'web'],
    'type',
  ],
  ['src/web/routes/office.ts', 'src/web/office/row.ts', ['web-office-apart']],
  ['src/web/routes/rows.ts', 'src/testing/rows.ts', ['web']],
  ['src/testing/rows.ts', 'src/server/app.ts', []],
  ['src/testing/topology.ts', 'deploy/network.ts', ['tool-1']],
  ['deploy/network.ts', 'src/testing/rows.ts', []],
  ['deploy/tools.ts', 'scripts/send.ts', ['tool-2']],
  ['scripts/send.ts', 'src/server/app.ts', []],
  ['scripts/break.ts', 'src/faults/stop.ts', ['tool-3']],
  ['src/faults/stop.ts', 'scripts/send.ts', []],
  ['src/journeys/mail.test.ts', 'src/faults/stop.ts', []],
  ['src/domain/areas.test.ts', 'src/testing/rows.ts', []],
  ['src/domain/all.ts', 'src/domain/areas.test.ts', ['test']],
  ['src/server/mail/a.ts', 'src/server/mail/b.ts', ['circle'], 'type'],
  // A circle is reported once.
  ['src/server/mail/b.ts', 'src/server/mail/a.ts', []],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ready-leader-boundaries-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the rules reject forbidden imports, in new folders too', { timeout: 60_000 }, async () => {
  await writeFile(join(folder, 'package.json'), '{ "imports": { "#*": "./*" } }');
  for (const [from, to, , type] of imports) {
    for (const path of [from, to]) await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, to), 'export const x = 1;', { flag: 'a' });
    await writeFile(join(folder, from), `import ${type ?? ''} { x } from '#${to}';`, { flag: 'a' });
  }
  const options = await extractOptions('./.dependency-cruiser.js');
  const { output } = await cruise(['src', 'db', 'deploy', 'scripts'], {
    ...options,
    baseDir: folder,
  });
  const { violations } = (output as ICruiseResult).summary;
  const broken = (from: string, to: string) =>
    violations.filter((one) => one.from === from && one.to === to).map(({ rule }) => rule.name);
  for (const [from, to, rules] of imports) {
    expect(broken(from, to).toSorted(), `${from} → ${to}`).toEqual(rules.toSorted());
  }
});
