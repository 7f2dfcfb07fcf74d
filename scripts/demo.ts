import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#testing/free-port.ts';
import { startChatEndpoint } from '#testing/chat-endpoint.ts';
import { startIdentityProvider } from '#testing/identity-provider.ts';
import { startMailbox } from '#testing/mailbox.ts';
import { buildSite, isBuildStale } from './build.ts';
import { coach } from './demo/coach.ts';
import { fillIfNew } from './demo/fill.ts';
import { showMails } from './demo/mailbox-page.ts';
import { endWithNpm } from './end-with-npm.ts';
import { withDatabase } from './with-database.ts';

/**
 * The site with everything on. This machine provides what it needs: a sign-in, a model, and a
 * mailbox. If the environment names a real provider, model, or mail server, that one is used.
 */
const { env } = process;
const WORD_MS = 35;

endWithNpm();
if (await isBuildStale()) {
  console.log('Building the site …');
  await buildSite();
}

// The same ports each time: the provider's address is part of a user's identity.
const port = env['PORT'] ?? String(await portLike(3000));
const url = env['PUBLIC_URL'] ?? `http://localhost:${port}`;
const notes = [`Open ${url}, the assessment at ${url}/assessment, the chat at ${url}/chatbot`];

if (!env['OIDC_ISSUER']) {
  const { settings } = await startIdentityProvider({ port: await portLike(3010) });
  Object.assign(env, {
    OIDC_ISSUER: settings.issuer,
    OIDC_CLIENT_ID: settings.clientId,
    OIDC_CLIENT_SECRET: settings.clientSecret,
  });
  notes.push(`Sign in with any name, there is no password (provider: ${settings.issuer})`);
  // The address that the provider derives from the name.
  if (!env['OFFICE_EMAILS'] && !env['OFFICE_CLAIM']) {
    env['OFFICE_EMAILS'] = 'owner@example.com';
    notes.push(`The owner's office is at ${url}/office: sign in as Owner`);
  }
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
const isMailLocal = !env['SMTP_URL'];
if (isMailLocal) {
  const mailbox = await startMailbox({ port: await portLike(3012) });
  Object.assign(env, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: env['MAIL_FROM'] ?? 'Ready Leader <hello@example.com>',
  });
  const address = await showMails(mailbox.mails, await portLike(3013));
  notes.push(`Every mail that is sent, to whatever address, arrives at ${address}`);
}

Object.assign(env, {
  PORT: port,
  PUBLIC_URL: url,
  CHATBOT_ENABLED: 'true',
  CHATBOT_OPEN: 'true',
  DATABASE_URL: '',
  COOKIE_SECRET: '',
  DATA_DIR: '.data/demo',
  LOG_LEVEL: env['LOG_LEVEL'] ?? 'warn',
});
// Real mail must not go to invented people.
if (isMailLocal) await withDatabase(fillIfNew);
// Ctrl-C ends this process, and with it everything started here.
await import('#server/main.ts');
while (!(await isUp())) await wait(100);
console.log(['', ...notes, 'Press Ctrl-C to stop everything.', ''].join('\n'));

async function isUp(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
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
