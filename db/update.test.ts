import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestDatabase,
  createUnmigratedDatabase,
  execute,
  type TestDatabase,
} from '#testing/test-database.ts';
import { backUpBeforeUpdate, restore, updateBackups } from './backup.ts';
import { migrateDown, migrateToLatest } from './migrate.ts';

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ready-leader-update-'));
  database = await createTestDatabase();
  await execute(
    database.url,
    `insert into assessment (session_id) values ('session_1700000000000_' || gen_random_uuid())`,
  );
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const backUp = (largest?: number) => backUpBeforeUpdate(database.url, folder, largest);

describe('before migrations change a database with data', () => {
  test('it is backed up, into a file that can be restored', async () => {
    await migrateDown(database.url);
    const said: string[] = [];
    await migrateToLatest(database.url, {
      beforeUpdate: async () => void said.push(await backUp()),
    });
    const [file] = await updateBackups(folder);
    expect(said).toEqual([expect.stringContaining(file!)]);
    const target = await createUnmigratedDatabase();
    expect(await restore(target.url, file!)).toBeGreaterThan(0);
    await target.drop();
  });

  test('a backup that fails stops the update', async () => {
    await migrateDown(database.url);
    const failed = migrateToLatest(database.url, {
      beforeUpdate: () => Promise.reject(new Error('disk full')),
    });
    await expect(failed).rejects.toThrow('disk full');
    let asked = 0;
    const beforeUpdate = () => Promise.resolve(void (asked += 1));
    await migrateToLatest(database.url, { beforeUpdate });
    expect(asked).toBe(1);
  });
});

test('nothing is backed up before the first migration, or without one', async () => {
  const empty = await createUnmigratedDatabase();
  let asked = 0;
  const beforeUpdate = () => Promise.resolve(void (asked += 1));
  await migrateToLatest(empty.url, { beforeUpdate });
  await migrateToLatest(empty.url, { beforeUpdate });
  await empty.drop();
  expect(asked).toBe(0);
});

test('the last three backups stay, and no other file is touched', async () => {
  await writeFile(join(folder, 'own.gz'), '');
  const files: string[] = [];
  for (let count = 0; count < 4; count++) {
    await backUp();
    files.push((await updateBackups(folder)).at(-1)!);
  }
  expect(await updateBackups(folder)).toEqual(files.slice(1));
  expect(await readdir(folder)).toContain('own.gz');
});

test('a database that is too large is not backed up, and the log says so', async () => {
  expect(await backUp(1)).toContain('npm run backup');
  expect(await updateBackups(folder)).toEqual([]);
});
