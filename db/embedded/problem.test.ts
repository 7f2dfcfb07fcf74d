import { expect, test } from 'vitest';
import { problem } from './problem.ts';

test('a server message of several lines becomes one line', () => {
  const { message } = problem('did not start', '\n  FATAL: no data  \n\n  DETAIL: none at all\n');
  expect(message).toBe(
    'The embedded PostgreSQL did not start: FATAL: no data DETAIL: none at all. ' +
      'Or set DATABASE_URL to another PostgreSQL.',
  );
});

test.each([
  ['spawn /a folder/initdb ENOENT', 'The binaries need glibc'],
  ['it failed\nspawn /bin/initdb ENOENT', 'The binaries need glibc'],
  ['error while loading shared libraries: libz.so', 'The binaries need glibc'],
  ['spawn /bin/initdb EACCES', 'Give this account access'],
])('gives advice for %j', (detail, advice) => {
  expect(problem('cannot be set up', detail).message).toContain(advice);
});
