import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * The compiler's errors for wrong calls of the API. The line with the fault is marked by the
 * code of the error that it must have; every other line must have none.
 */
const sources: Record<string, string> = {
  'right calls': `
    const assessment = await client.assessment.byId.query({ id });
    const score: number | null = assessment.overallScore;
    const access: 'owner' | 'finder' | 'reader' = assessment.access;
    const area: number | undefined = assessment.categoryScores['Leadership of Self'];
    const found: { id: string }[] = await client.assessment.lookupByEmail.mutate({ email });
    await client.assessment.update.mutate({ id, isCompleted: 1, currentQuestionIndex: 35 });
    await client.response.save.mutate({
      id,
      competencyId: 'humility',
      category: 'Leadership of Self',
      question1Rating: 5,
      question2Rating: null,
    });
    const user: string | null = (await client.auth.user.query()).profileImageUrl;
    trpc.assessment.byId.queryOptions({ id });
    trpc.response.save.mutationOptions();
    use(score, access, area, found, user);
  `,
  'a misspelled procedure': `
    await client.assessment.byID.query({ id }); // TS2551
    await client.assessments.byId.query({ id }); // TS2551
    trpc.assessment.fetch.queryOptions({ id }); // TS2339
  `,
  'the wrong kind of call': `
    await client.assessment.byId.mutate({ id }); // TS2339
    await client.assessment.reset.query({ id }); // TS2339
  `,
  'a wrong input': `
    await client.assessment.byId.query({}); // TS2741
    await client.assessment.byId.query({ id: 7 }); // TS2322
    await client.assessment.byId.query({ id, sessionId: id }); // TS2353
    await client.assessment.update.mutate({ id, currentQuestionIndex: '3' }); // TS2322
    await client.assessment.update.mutate({ id, isCompleted: 2 }); // TS2322
    await client.assessment.update.mutate({ id, overallScore: 500 }); // TS2353
    await client.assessment.create.mutate(); // TS2554
    trpc.assessment.byId.queryOptions({ id: null }); // TS2769
  `,
  'a wrong rating or area': `
    const response = { id, competencyId: 'humility', question2Rating: null } as const;
    const category = 'Leadership of Self' as const;
    await client.response.save.mutate({ ...response, category, question1Rating: 3 });
    await client.response.save.mutate({ ...response, category, question1Rating: 6 }); // TS2322
    await client.response.save.mutate({ ...response, category: 'Charm', question1Rating: 3 }); // TS2322
  `,
  'a field that does not exist': `
    const assessment = await client.assessment.byId.query({ id });
    use(assessment.score); // TS2339
    use(assessment.current_question_index); // TS2551
    use(assessment.categoryScores['Charm']); // TS7053
    const [found] = await client.assessment.lookupByEmail.mutate({ email });
    use(found?.email); // TS2339
    use((await client.response.list.query({ id })).averageRating); // TS2339
  `,
  'a field taken for another type': `
    const assessment = await client.assessment.byId.query({ id });
    const score: number = assessment.overallScore; // TS2322
    const created: Date = assessment.createdAt; // TS2322
    const completed: 0 | 1 = assessment.isCompleted; // TS2322
    use(score, created, completed);
  `,
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(root, 'node_modules/.cache');
const fileName = (name: string) => `${name.replaceAll(' ', '-')}.ts`;

/** The errors that the compiler found in each source, as line and code. */
let found: Map<string, string[]>;
let folder: string;

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'types-'));
  const web = relative(folder, join(root, 'src/web'));
  for (const [name, source] of Object.entries(sources)) {
    const lines = [
      `import { client, trpc } from '${web}/lib/trpc.ts'; declare const id: string, email: string;`,
      `declare function use(...values: unknown[]): void; use(client, trpc, id, email);`,
      ...source.trim().split('\n'),
    ];
    writeFileSync(join(folder, fileName(name)), lines.join('\n'));
  }
  const configuration = {
    extends: relative(folder, join(root, 'tsconfig.json')),
    compilerOptions: { types: ['node'] },
    files: Object.keys(sources).map(fileName),
    include: [], // instead of the root's: nothing but these and what they import
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));

  const compiler = fileURLToPath(import.meta.resolve('typescript/package.json'));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(compiler, '../bin/tsc'), '--project', folder, '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  found = new Map();
  for (const [, file, line, code] of stdout.matchAll(
    /^([\w-]+\.ts)\((\d+),\d+\): error (TS\d+)/gm,
  )) {
    found.set(file!, [...(found.get(file!) ?? []), `${line}: ${code}`]);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the compiler finds', () => {
  test.each(Object.entries(sources))('%s', (name, source) => {
    const expected = source
      .trim()
      .split('\n')
      .flatMap((line, index) => {
        const code = /\/\/ (TS\d+)$/.exec(line)?.[1];
        return code ? [`${index + 3}: ${code}`] : [];
      });
    expect(found.get(fileName(name)) ?? []).toEqual(expected);
  });

  test('an error in every source but the correct one', () => {
    expect([...found.keys()].toSorted()).toEqual(
      Object.keys(sources).slice(1).map(fileName).toSorted(),
    );
  });
});
