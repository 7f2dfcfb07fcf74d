import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canInstallPackages, installPackages, isExecutable } from '#testing/debian-packages.ts';

const PROGRAM = '/usr/bin/soffice';
const PACKAGE = 'libreoffice-calc-nogui';

/**
 * Whether LibreOffice Calc is installed. On Debian as root it is installed if missing, as browsers are;
 * elsewhere its tests are skipped with a message.
 */
export async function findLibreOffice(): Promise<boolean> {
  if (await isExecutable(PROGRAM)) return true;
  if (await canInstallPackages()) {
    console.error(`There is no LibreOffice: installing the Debian package ${PACKAGE} …`);
    await installPackages(PACKAGE).catch((error: Error) => console.error(error.message));
  }
  if (await isExecutable(PROGRAM)) return true;
  console.error(
    `There is no LibreOffice: its test is skipped (Debian: apt-get install ${PACKAGE}).`,
  );
  return false;
}

/** Opens the file in LibreOffice and returns it as one XML document. */
export async function openedInCalc(csv: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-calc-'));
  try {
    await writeFile(join(folder, 'table.csv'), csv);
    await promisify(execFile)(
      PROGRAM,
      [
        // A separate profile leaves other instances of LibreOffice and their settings alone.
        `-env:UserInstallation=file://${folder}/profile`,
        // UTF-8 and commas, the defaults of LibreOffice's import dialog for such a file.
        '--infilter=CSV:44,34,76,1',
        ...['--headless', '--convert-to', 'fods', '--outdir', folder, join(folder, 'table.csv')],
      ],
      { env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' }, timeout: 60_000 },
    );
    return await readFile(join(folder, 'table.fods'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
