import { readFileSync } from 'node:fs';

const ADVICE: [RegExp, string][] = [
  [/ENOSPC|No space left|EDQUOT|quota exceeded/i, 'The disk is full: free some space.'],
  [/could not create any TCP/, 'No port on 127.0.0.1 could be opened.'],
  [/still in use|already exists/, 'An earlier server still runs there: end it.'],
  [/shared memory|Cannot allocate|ENOMEM/, 'The machine is short of (shared) memory.'],
  [/user ID \d+/, 'This account is not in /etc/passwd: add it there.'],
  [
    /EPERM|Operation not permitted/,
    'Switching to another user is forbidden here: do not run as root.',
  ],
  [
    /EACCES|EROFS|Permission denied|Read-only/,
    'A folder is closed to us: open it or move DATA_DIR.',
  ],
  [/ENOENT/, 'A system library is missing: the binaries need glibc (not Alpine) and libstdc++.'],
];

/** One line that says what is wrong and what to do, then the end of the server's log. */
export function problem(what: string, detail: string, logFile?: string): Error {
  const log = logFile ? tail(logFile) : '';
  const advice = ADVICE.find(([pattern]) => pattern.test(`${detail}\n${log}`))?.[1] ?? '';
  const line = `The embedded PostgreSQL ${what}: ${detail.trim()}. ${advice}`.trim();
  return new Error(
    `${line} Or set DATABASE_URL to another PostgreSQL.${log && `\n${logFile} ends:\n${log}`}`,
  );
}

function tail(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
  } catch {
    return '';
  }
}
