import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statements } from '#db/connection.ts';
import { harmlessCell } from '#domain/spreadsheet-cell.ts';
import { canInstallPackages, installPackages, isExecutable } from '#testing/debian-packages.ts';
import { isAll } from '#testing/is-all.ts';
import { officeCaller, officeSettings, signedInCaller, visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

const PROGRAM = '/usr/bin/soffice';
const PACKAGE = 'libreoffice-calc-nogui';

/**
 * Whether LibreOffice Calc is installed. On Debian as root it is installed if missing, as browsers are;
 * elsewhere its tests are skipped with a message.
 */
async function findLibreOffice(): Promise<boolean> {
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
async function openedInCalc(csv: Buffer): Promise<string> {
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

const FILE = '/api/office/people.csv';

/** Texts that would harm the reader of the file, or that are easily damaged. */
const notes = [
  '=HYPERLINK("http://example.org","Win")',
  '+49 170 123',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  'Call; =1+1;=1+1\n=1+1',
  '3.50',
  '＝1+1',
  '0170123456',
  'A "quoted" word, and\na second line; ё é 😀 \\',
  '  two  blanks ',
  'Call on Monday',
  '',
];

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings });
  owner = await officeCaller(server);
  await fill(notes);
});
afterAll(() => server.close());

const FILLED_AT_ONCE = 500;

async function fill(given: readonly string[]): Promise<void> {
  await sql`delete from assessment`.execute(server.database.db);
  // In batches, so that no statement takes too long on a busy machine.
  for (let first = 1; first <= given.length; first += FILLED_AT_ONCE) {
    const last = Math.min(first + FILLED_AT_ONCE - 1, given.length);
    await sql`
      insert into assessment (session_id, email, source, created_at)
      select 'session_1700000000000_people-of-the-file-' || lpad(n::text, 9, '0'),
        'visitor' || lpad(n::text, 6, '0') || '@example.com', '=cmd', '2026-01-02T23:59:59Z'
      from generate_series(${first}::int4, ${last}::int4) n`.execute(server.database.db);
  }
  await sql`
    update contact set note = given.note
    from unnest(${given}::text[]) with ordinality given (note, n)
    where address = 'visitor' || lpad(n::text, 6, '0') || '@example.com'`.execute(
    server.database.db,
  );
}

const exports = () =>
  server.database.db
    .selectFrom('office_event')
    .select(['who', 'whom', 'detail'])
    .where('what', '=', 'people_exported')
    .orderBy('happened_at')
    .execute();

test('only office members get the file; rejected calls are not recorded', async () => {
  const stranger = await visit(server, new TestCaller(server.app), FILE);
  expect(stranger.statusCode).toBe(401);
  expect((await visit(server, await signedInCaller(server), FILE)).statusCode).toBe(403);
  const without = await startTestApp();
  expect((await visit(without, new TestCaller(without.app), FILE)).statusCode).toBe(404);
  await without.close();
  expect(await exports()).toEqual([]);
});

test('the file is UTF-8 with a byte order mark, has RFC 4180 lines, and the date in its name', async () => {
  const answer = await visit(server, owner, FILE);
  const day = new Date().toISOString().slice(0, 10);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="people-${day}.csv"`,
    'cache-control': 'no-store',
  });
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [titles, ...lines] = answer.body.slice(1).split('\r\n').slice(0, -1);
  expect(titles).toBe(
    '"Address","Address verified","Status","First active","Last active","Assessments",' +
      '"Competencies rated","Completed","Overall","Weakest area","Source","Note","Call booked"',
  );
  expect(answer.body).toContain('"A ""quoted"" word, and\na second line; ё é 😀 \\",""');
  expect(answer.body).not.toMatch(/(^|[\n\t;,])"?([=+\-@＝]|\r(?!\n))/);
  expect(answer.body).toContain(`,"'3.50",""`);
  // Whatever separator a spreadsheet uses, each value stays in one cell.
  for (const line of lines) {
    expect(line).toMatch(/^"([^"]|"")*"(,"([^"]|"")*")*$/);
    expect(line.match(/"([^"]|"")*"/g)).toHaveLength(titles!.split(',').length);
  }
});

test('it contains the filtered people; the log says how many, not what was searched', async () => {
  const before = (await exports()).length;
  const answer = await visit(
    server,
    owner,
    `${FILE}?search=visitor000011&state=new&to=2026-01-02&sort=-overall&page=7`,
  );
  expect(answer.body.trim().split('\r\n')).toHaveLength(2);
  expect(answer.body).toContain(
    '"visitor000011@example.com","","new","2026-01-02","2026-01-02","1","0","",',
  );
  expect((await exports()).slice(before)).toEqual([
    {
      who: officeSettings.emails[0],
      whom: null,
      detail: { rows: 1, search: true, state: 'new', to: '2026-01-02' },
    },
  ]);
  const empty = await visit(server, owner, `${FILE}?state=client`);
  expect(empty.body.trim().split('\r\n')).toHaveLength(1);
  expect((await visit(server, owner, `${FILE}?state=friend`)).statusCode).toBe(400);
});

// It takes seconds of a processor. The test of the file's text finds what could be a formula.
const hasLibreOffice = isAll && (await findLibreOffice());

test.skipIf(!hasLibreOffice)(
  'LibreOffice shows the stored text and evaluates none of it',
  async () => {
    const answer = await visit(server, owner, FILE);
    const opened = await openedInCalc(answer.rawPayload);
    expect(opened).not.toContain('table:formula');
    const rows = rowsOf(opened);
    expect(rows).toHaveLength(notes.length + 1);
    expect(rows[0]![0]).toBe('Address');
    expect(rows.slice(1).map((cells) => [cells[0], cells[3], cells[10], cells[11] ?? ''])).toEqual(
      notes.map((note, index) => [
        `visitor${String(index + 1).padStart(6, '0')}@example.com`,
        '2026-01-02',
        "'=cmd",
        // A cell has line breaks of one kind.
        harmlessCell(note).replaceAll('\r', '\n'),
      ]),
    );
  },
  120_000,
);

/** The texts of the cells as a reader sees them. */
function rowsOf(document: string): string[][] {
  const rows = document.match(/<table:table-row[\s\S]*?<\/table:table-row>/g) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)].flatMap(
      ([, attributes = '', content = '']) => {
        const times = Number(/columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
        const lines = [...content.matchAll(/<text:p>([\s\S]*?)<\/text:p>|<text:p\/>/g)];
        const text = lines.map(([, line = '']) => plain(line)).join('\n');
        return Array.from({ length: times }, () => text);
      },
    ),
  );
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const plain = (line: string) =>
  line
    .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_all, count: string = '1') =>
      ' '.repeat(Number(count)),
    )
    .replaceAll('<text:tab/>', '\t')
    .replaceAll('<text:line-break/>', '\n')
    .replaceAll(/<\/?text:[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => entities[name]!);

test('a reader who cancels a long download ends its query', async () => {
  await fill(Array.from({ length: 2000 }, () => ''));
  for (let left = 2000; left > 0; left -= 100) {
    // Characters of four bytes: storing a note takes longer the more characters it has.
    await sql`
      update contact set note = repeat('😀', 2497)
      where address in (select address from contact where note = '' limit 100)`.execute(
      server.database.db,
    );
  }
  let batches = 0;
  const count = (statement: unknown) => {
    if ((statement as { text: string }).text.includes('"address" > ')) batches += 1;
  };
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  statements.start.subscribe(count);
  try {
    const ended = new Promise((resolve) => {
      server.app.server.once('request', (_request, response) => response.once('close', resolve));
    });
    const call = httpGet({ port, path: FILE, headers: { cookie: owner.cookie } });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    await once(answer, 'readable');
    call.destroy();
    await ended;
    const read = batches;
    expect(read).toBeLessThan(4);
    expect((await visit(server, owner, `${FILE}?state=client`)).statusCode).toBe(200);
    // The query of the call, and one that may have been waiting for a connection.
    expect(batches).toBeLessThanOrEqual(read + 2);
  } finally {
    statements.start.unsubscribe(count);
  }
});
