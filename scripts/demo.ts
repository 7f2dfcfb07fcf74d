import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabaseClient } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { freePort } from '#testing/free-port.ts';
import { startChatEndpoint } from '#testing/chat-endpoint.ts';
import { startIdentityProvider } from '#testing/identity-provider.ts';
import { startMailbox } from '#testing/mailbox.ts';
import { buildIfStale } from './build.ts';
import { readArguments } from './command.ts';
import { coach } from './demo/coach.ts';
import { startFront } from './demo/front.ts';
import { Mailbox } from './demo/pages.ts';
import { fillIfNew } from './demo/people.ts';
import { endWithNpm } from './end-with-npm.ts';

/**
 * The site with everything on. This machine provides what it needs: a sign-in, a model, and a
 * mailbox. If the environment names a real provider, model, or mail server, that one is used. With its own
 * sign-in and mailbox, the demo also has people in it: see docs/demo.md.
 */
const { env } = process;
const WORD_MS = 35;
const DATA_DIR = env['DATA_DIR']?.trim() || '.data/demo';
/** A file that marks a folder as the demo's. */
const MARK = 'demo';

readArguments('demo', {});
await claimFolder();
endWithNpm();
await buildIfStale();

// The same ports each time: the provider's address is part of a user's identity.
const port = env['PORT'] ?? String(await portLike(3000));
const url = env['PUBLIC_URL'] ?? `http://localhost:${port}`;
const notes = [`Open ${url}, the assessment at ${url}/assessment, the chat at ${url}/chatbot`];

const isSignInLocal = !env['OIDC_ISSUER'];
if (isSignInLocal) {
  const { settings } = await startIdentityProvider({ port: await portLike(3010) });
  Object.assign(env, {
    OIDC_ISSUER: settings.issuer,
    OIDC_CLIENT_ID: settings.clientId,
    OIDC_CLIENT_SECRET: settings.clientSecret,
  });
  notes.push(`Sign in with any name, there is no password (provider: ${settings.issuer})`);
  // The address that the provider derives from the name.
  env['OFFICE_EMAILS'] ||= 'owner@example.com';
  notes.push(`The owner's office is at ${url}/office`);
}
if (!env['CHAT_API_URL']) {
  const { settings } = await startChatEndpoint({
    port: await portLike(3011),
    replyTo: coach,
    wordMs: WORD_MS,
  });
  Object.assign(env, {
    CHAT_API_URL: settings.apiUrl,
    CHAT_API_KEY: settings.apiKey,
    CHAT_MODEL: settings.model,
  });
  notes.push(`The replies are canned (model: ${settings.apiUrl})`);
}
const mailbox = env['SMTP_URL'] ? undefined : await startMailbox({ port: await portLike(3012) });
if (mailbox) {
  Object.assign(env, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: env['MAIL_FROM'] ?? 'Ready Leader <hello@example.com>',
  });
}

// Real mail must not go to invented people, and a real provider does not know them.
const hasPeople = mailbox !== undefined && isSignInLocal && url.startsWith('http:');
const host = env['HOST'] ?? '127.0.0.1';
const serverPort = hasPeople ? String(await freePort()) : port;
Object.assign(env, {
  PORT: serverPort,
  PUBLIC_URL: url,
  CHATBOT_ENABLED: 'true',
  CHATBOT_OPEN: 'true',
  DATABASE_URL: '',
  COOKIE_SECRET: '',
  DATA_DIR,
  LOG_LEVEL: env['LOG_LEVEL'] ?? 'warn',
  ...(hasPeople && { HOST: '127.0.0.1' }),
});
// Ctrl-C ends this process, and with it everything started here.
await import('#server/main.ts');
while (!(await isUp())) await wait(100);
if (hasPeople) {
  await addPeople(mailbox.mails);
  notes.push(`Begin at ${url}/demo: three people to sign in as, their mail, and time that passes`);
} else if (mailbox) {
  notes.push(`Every mail that is sent arrives at ${mailbox.url}`);
}
console.log(['', ...notes, 'Press Ctrl-C to stop everything.', ''].join('\n'));

async function addPeople(mails: Mailbox['mails']): Promise<void> {
  // Joins the server's database; its port is known once it runs.
  const { url: databaseUrl, stop: leave } = await startEmbeddedPostgres({
    dataDir: resolve(DATA_DIR),
  });
  await leave();
  const { db } = createDatabaseClient({
    url: databaseUrl,
    poolMax: 2,
    // The server says when the database is away, and at Ctrl-C nothing is wrong.
    onIdleError: () => undefined,
  });
  const target = `http://127.0.0.1:${serverPort}`;
  const box = new Mailbox(mails);
  console.log('Replaying a year with 200 sample leaders …');
  const officeEmail = env['OFFICE_EMAILS']!.split(',')[0]!.trim();
  await fillIfNew(db, target, officeEmail, { moves: (step) => box.moves(step) });
  await startFront({
    db,
    target,
    host,
    port: Number(port),
    mailbox: box,
    issuer: env['OIDC_ISSUER']!,
    officeEmail,
  });
}

/** The demo moves its data through time and sends mail to itself, so it never runs on the data of a real site. */
async function claimFolder(): Promise<void> {
  const files = await readdir(DATA_DIR).catch((): string[] => []);
  if (env['DATA_DIR'] && files.length > 0 && !files.includes(MARK)) {
    console.error(
      `DATA_DIR (${DATA_DIR}) has files that are not the demo's. Name an empty folder.`,
    );
    process.exit(1);
  }
  await mkdir(DATA_DIR, { recursive: true });
  await writeFile(join(DATA_DIR, MARK), '');
}

async function isUp(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${serverPort}/healthz`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** This port, or any free one. */
async function portLike(preferred: number): Promise<number> {
  const probe = createServer().listen(preferred, '127.0.0.1');
  try {
    await once(probe, 'listening');
    await once(probe.close(), 'close');
    return preferred;
  } catch {
    return freePort();
  }
}
