import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#db/operator-error.ts';

export class CookieSecretError extends OperatorError {
  override name = 'CookieSecretError';
}

/** As long as COOKIE_SECRET must be, without characters that an interrupted write leaves. */
const COMPLETE = /^[^\p{Cc}\p{Co}\uFFFD]{32,}$/u;

/**
 * A secret generated at the first start and stored, so that visitors keep their access after a restart.
 * Processes that start at the same time get the same secret, and none reads a half-written one.
 */
export function storedCookieSecret(dataDir: string): string {
  const file = join(dataDir, 'cookie-secret');
  try {
    if (!existsSync(file)) createSecret(dataDir, file);
    const secret = readFileSync(file, 'utf8').trim();
    if (COMPLETE.test(secret)) return secret;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CookieSecretError(
      `The secret in ${file} cannot be read or created (${message}). ` +
        'Correct its permissions, set another DATA_DIR, or set COOKIE_SECRET',
    );
  }
  // The file is not replaced automatically: with a copy of it, visitors keep their access.
  throw new CookieSecretError(
    `The secret in ${file} is incomplete. Restore the file from a copy, or delete it: ` +
      'the server then creates a new one, and visitors find their assessments by email',
  );
}

function createSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const own = `${file}.${randomUUID()}`;
  try {
    // flush: a crash of the machine must not leave an empty file.
    writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
    linkSync(own, file); // visible only when complete; fails if another process was faster
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
