import { readFileSync } from 'node:fs';
import { OperatorError } from '#db/operator-error.ts';

export class EmbeddedPostgresError extends OperatorError {
  override name = 'EmbeddedPostgresError';
}

const ADVICE: [RegExp, string][] = [
  [/ENOSPC|No space left|disk is full|EDQUOT|quota|EIO/, 'The disk is full: free some space.'],
  [/could not create any TCP/, 'No port on 127.0.0.1 could be opened.'],
  [/still in use|already exists/, 'An earlier server is still running there. Stop it.'],
  [/shared memory|allocate memory|ENOMEM/, 'The machine has too little (shared) memory.'],
  [/user ID \d+/, 'This account is not in /etc/passwd: add it there.'],
  [/EPERM|not permitted/, 'Root cannot switch users here. Run as an ordinary user.'],
  [/EACCES|EROFS|ermission denied|Read-only/, 'Give this account access, or set another DATA_DIR.'],
  [/^spawn .* ENOENT|shared libraries/m, 'The binaries need glibc (not Alpine) and libstdc++.'],
];

/** One line that says what is wrong and what to do, then the end of the server's log. */
export function problem(what: string, detail: string, logFile?: string): EmbeddedPostgresError {
  const log = logFile ? tail(logFile) : '';
  const advice = ADVICE.find(([pattern]) => pattern.test(`${detail}\n${log}`))?.[1];
  const lines = detail.split('\n').map((line) => line.trim());
  return new EmbeddedPostgresError(
    [
      `The embedded PostgreSQL ${what}: ${lines.filter(Boolean).join(' ')}.`,
      ...(advice ? [advice] : []),
      `Or set DATABASE_URL to another PostgreSQL.${log && `\n${logFile} ends:\n${log}`}`,
    ].join(' '),
  );
}

function tail(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
  } catch {
    return ''; // there was no log yet
  }
}
