import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ready-leader-secret-'));
  file = join(dataDir, 'cookie-secret');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test.each([
  ['empty', ''],
  ['blank', ' \n'],
  ['too short', 'a'.repeat(31)],
  ['what a crash of the machine leaves', '\0'.repeat(64)],
  ['no text', Buffer.alloc(64, 0xff)],
])('a stored secret that is %s stops the start, with advice', (_what, content) => {
  writeFileSync(file, content);
  expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(
    `The secret in ${file} is incomplete. Restore the file from a copy, or delete it:`,
  );
  expect(readFileSync(file)).toEqual(Buffer.from(content));
  rmSync(file);
  expect(readConfig({ DATA_DIR: dataDir }).cookieSecret).toHaveLength(64);
});

test('a secret that someone put there is used', () => {
  writeFileSync(file, 'Zwölf Boxkämpfer jagen Viktor quer über den Sylter Deich\n');
  expect(readConfig({ DATA_DIR: dataDir }).cookieSecret).toBe(
    'Zwölf Boxkämpfer jagen Viktor quer über den Sylter Deich',
  );
});

test('if no secret can be stored, the start stops with advice', () => {
  writeFileSync(file, '');
  expect(() => readConfig({ DATA_DIR: file })).toThrow(
    /cannot be read or created[^]*COOKIE_SECRET/,
  );
});

test('processes that start at once share one secret and leave no other files', async () => {
  const module = JSON.stringify(new URL('cookie-secret.ts', import.meta.url).href);
  const script = `
    const { storedCookieSecret } = await import(${module});
    process.stdout.write(storedCookieSecret(${JSON.stringify(join(dataDir, 'new'))}));
  `;
  const run = promisify(execFile);
  const all = await Promise.all(
    Array.from({ length: 6 }, () =>
      run(process.execPath, ['--input-type=module', '--eval', script]),
    ),
  );
  const secrets = new Set(all.map(({ stdout }) => stdout));
  expect(secrets.size).toBe(1);
  expect([...secrets][0]).toMatch(/^[0-9a-f]{64}$/);
  expect(readdirSync(join(dataDir, 'new'))).toEqual(['cookie-secret']);
  expect(existsSync(file)).toBe(false);
});
