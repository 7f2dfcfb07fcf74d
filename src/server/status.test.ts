import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { startIdentityProvider } from '#testing/identity-provider.ts';
import { startMailbox } from '#testing/mailbox.ts';
import { read, secret } from '#testing/settings.ts';
import { createTestDatabase, createUnmigratedDatabase, execute } from '#testing/test-database.ts';
import { backupFolder, examineSite } from './status.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ready-leader-status-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is found about each part: its state, and the text. */
async function examine(databaseUrl: string, environment: Record<string, string> = {}) {
  const config = read({ DATA_DIR: folder, ...environment });
  const findings = await examineSite({ config, databaseUrl, settings: undefined });
  return Object.fromEntries(
    findings.map(({ part, state, text }) => [part, `${state}: ${text}`]),
  ) as Record<string, string>;
}

test('a site in production is examined with its real mail server and identity provider', async () => {
  const database = await createTestDatabase();
  const mailbox = await startMailbox();
  const provider = await startIdentityProvider();
  const { issuer, clientId, clientSecret } = provider.settings;
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'hello@practice.example' };
  const found = await examine(database.url, {
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://practice.example',
    TRUST_PROXY: '10.0.0.0/8',
    ...mail,
    MAIL_WEBHOOK_SECRET: `whsec_${Buffer.from(secret).toString('base64')}`,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OFFICE_EMAILS: 'owner@practice.example',
  });
  expect(found['Database']).toMatch(/^ok: PostgreSQL 18.*up to date/);
  expect(found['Connection pooler']).toMatch(/^off: .* directly/);
  expect(found['Database notifications']).toMatch(/^ok/);
  expect(found['Background jobs']).toMatch(/^ok/);
  expect(found['Public address']).toBe('ok: https://practice.example');
  expect(found['Proxy']).toMatch(/^ok/);
  expect(found['Mail']).toMatch(/^ok: 127.0.0.1:\d+ accepts mail from hello@practice.example/);
  expect(mailbox.mails).toEqual([]);
  const listed = await examine(database.url, { ...mail, FIND_RESULTS: 'list' });
  expect(listed['Mail']).toMatch(
    /^warning: 127.0.0.1:.*\. Anyone who types .*\. Bounces are not reported/,
  );
  await Promise.all([mailbox.close(), provider.close()]);
  expect(found['Sign-in']).toMatch(/^ok/);
  expect(found['Disk']).toMatch(/^ok/);
  expect(found['Scheduler']).toMatch(/^warning: .*example.com/);

  await execute(
    database.url,
    `insert into mail (kind, address, due_at) values ('find', 'a@b.example', now() - interval '1 hour')`,
  );
  const { 'Background jobs': late } = await examine(database.url);
  expect(late).toMatch(/^problem: 1 job has .* WORKER=on/);
  await database.drop();
});

test.each([
  ['another host at once', { '/': 'http://localhost:PORT/' }, /^warning: .*redirects to localhost/],
  ['another host later', { '/': '/2', '/2': '//localhost:PORT/' }, /^warning: .*redirects to/],
  ['a page of its own', { '/': '/embed' }, /^ok/],
  ['itself, for ever', { '/': '/' }, /^ok/],
  ['nothing', {}, /^ok/],
])('a scheduler that redirects to %s', async (_where, targets, expected) => {
  const scheduler = createServer(({ url = '' }, response) => {
    const target = (targets as Record<string, string>)[url];
    if (target === undefined) return void response.end('calendar');
    response.writeHead(302, { location: target.replace('PORT', String(port)) }).end();
  }).listen(0, '127.0.0.1');
  await once(scheduler, 'listening');
  const { port } = scheduler.address() as AddressInfo;
  const config = read({ DATA_DIR: folder, WEBHOOK_ALLOW_LOOPBACK: 'true' });
  const links = { ...config.links, scheduler: 'https://calls.practice.example' };
  const schedulerEmbed = `http://127.0.0.1:${port}/`;
  const found = await examineSite({
    config: { ...config, links: { ...links, schedulerEmbed } },
    databaseUrl: 'postgres://127.0.0.1:1/none',
    settings: undefined,
  });
  scheduler.close();
  const { state, text } = found.find(({ part }) => part === 'Scheduler')!;
  expect(`${state}: ${text}`).toMatch(expected);
});

test('an empty database and parts that are not configured are no problem', async () => {
  const database = await createUnmigratedDatabase();
  const found = await examine(database.url);
  await database.drop();
  expect(Object.values(found).filter((text) => text.startsWith('problem'))).toEqual([]);
  expect(found['Database']).toMatch(/^warning: .*the first start creates the tables/);
  for (const part of ['Mail', 'Sign-in', 'Redis', 'Chat advisor', 'Background jobs']) {
    expect(found[part], part).toMatch(/^off/);
  }
});

test('each part that does not answer is named, with what to do', async () => {
  const nowhere = `127.0.0.1:${await freePort()}`;
  const found = await examine(`postgres://someone:hidden@${nowhere}/nothing`, {
    SMTP_URL: `smtp://someone:hidden@${nowhere}`,
    MAIL_FROM: 'hello@practice.example',
    OIDC_ISSUER: `http://${nowhere}`,
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'hidden',
    REDIS_URL: `redis://:hidden@${nowhere}`,
    CHAT_API_URL: `http://${nowhere}`,
    CHAT_API_KEY: 'hidden',
    CHAT_MODEL: 'a model',
  });
  // The office shows these texts.
  expect(JSON.stringify(found)).not.toContain('hidden');
  expect(found['Database']).toMatch(/^problem: .*cannot be reached.*DATABASE_URL/);
  expect(found['Mail']).toMatch(/^problem: .*SMTP_URL/);
  expect(found['Sign-in']).toMatch(/^problem: .*OIDC_ISSUER/);
  expect(found['Redis']).toMatch(/^problem: .*REDIS_URL/);
  expect(found['Disk']).toMatch(/^ok/);
});

test('names the last backup that an update made', async () => {
  await mkdir(backupFolder(folder), { recursive: true });
  await writeFile(join(backupFolder(folder), 'before-update-2026-01-02.gz'), '');
  const found = await examine(`postgres://someone@127.0.0.1:${await freePort()}/nothing`);
  expect(found['Last backup']).toMatch(/before-update-2026-01-02.gz.*npm run backup/);
});
