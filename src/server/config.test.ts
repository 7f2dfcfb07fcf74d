import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPractice } from '#content/site-settings.ts';
import { faultsOf, read, secret } from '#testing/settings.ts';
import { configWarnings, readConfig } from './config.ts';
import { environmentVariables } from './environment.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ready-leader-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('everything has a default', () => {
  const { cookieSecret, ...config } = readConfig({ DATA_DIR: join(folder, 'defaults') });
  expect(cookieSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(config).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    database: { url: undefined, poolMax: 10, preparedStatements: true },
    dataDir: join(folder, 'defaults'),
    trustProxy: undefined,
    logLevel: 'info',
    rateLimitMax: 600,
    redisUrl: undefined,
    shutdownDelaySeconds: 0,
    metrics: undefined,
    tracing: undefined,
    flags: {
      chatbotEnabled: false,
      chatbotOpen: false,
      productsEnabled: true,
      shopEnabled: true,
      assessmentEnabled: true,
    },
    links: {
      shop: 'https://example.com/shop',
      scheduler: 'https://example.com/schedule',
      schedulerEmbed: 'https://example.com/schedule/embed',
      newsletter: 'https://example.com/newsletter',
      profile: 'https://example.com/profile',
      consulting: 'https://example.com/consulting',
      calendar: 'https://example.com/calendar',
      auditDocument: 'https://example.com/team-communication-audit',
      privacy: '/privacy',
    },
    oidc: undefined,
    chat: undefined,
    chatDailyTokens: { site: 5_000_000, user: 500_000 },
    lockedByEnv: { links: [], flags: [] },
    practice: defaultPractice,
    worker: 'on',
    retention: { empty: 7, unfinished: 180, completed: 1095 },
    mail: undefined,
    findResults: 'list',
    schedulerWebhookSecret: undefined,
    office: undefined,
    webhooksToLoopback: false,
  });
  expect(read().dataDir).toBe('.data');
});

test.each(['', ' ', '\t'])('the empty value %j counts as unset', (value) => {
  const empty = Object.fromEntries(environmentVariables.map((name) => [name, value]));
  expect(readConfig({ ...empty, COOKIE_SECRET: secret })).toEqual(read());
});

test.each(['127.0.0.1', 'loopback, uniquelocal', '10.0.0.0/8,::1', 'fd00::/8'])(
  'the proxies %s are accepted as Fastify accepts them',
  (TRUST_PROXY) => {
    const { trustProxy } = read({ TRUST_PROXY });
    expect(trustProxy).toBe(TRUST_PROXY);
    expect(() => Fastify({ trustProxy: trustProxy! })).not.toThrow();
  },
);

test('everything can be set', () => {
  expect(
    read({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://leaders.example.org/',
      DATABASE_URL: 'postgresql://user:word@db.example.org:5433/leaders?sslmode=require',
      DATABASE_POOL_MAX: '25',
      DATABASE_PREPARED_STATEMENTS: 'false',
      DATA_DIR: '/var/lib/leaders',
      TRUST_PROXY: '10.0.0.0/8,127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_MAX: '100',
      REDIS_URL: 'rediss://cache.example.org',
      CHATBOT_ENABLED: 'true',
      CHATBOT_OPEN: '1',
      PRODUCTS_ENABLED: 'false',
      SHOP_ENABLED: '0',
      SHOP_URL: 'https://shop.example.org/playbook?ref=site',
      OIDC_ISSUER: 'https://id.example.org',
      OIDC_CLIENT_ID: 'site',
      OIDC_CLIENT_SECRET: 'word',
      CHAT_API_URL: 'https://chat.example.org/v1',
      CHAT_API_KEY: 'key',
      CHAT_MODEL: 'large',
      CHAT_DAILY_TOKENS: '3000',
      CHAT_DAILY_TOKENS_PER_PERSON: '200',
      SMTP_URL: 'smtps://user:word@smtp.example.org:465',
      MAIL_FROM: 'Ready Leader <hello@example.org>',
      MAIL_REPLY_TO: 'coach@example.org',
      MAIL_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      FIND_RESULTS: 'mail',
      BACKUP_RETENTION_DAYS: '30',
      SCHEDULER_WEBHOOK_SECRET: 'whsec_Ns8KRyYh2Vq0pT4xJm7bWcZaLd3fEg9u',
    }),
  ).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://leaders.example.org',
    database: {
      url: 'postgresql://user:word@db.example.org:5433/leaders?sslmode=require',
      poolMax: 25,
      preparedStatements: false,
    },
    dataDir: '/var/lib/leaders',
    cookieSecret: secret,
    trustProxy: '10.0.0.0/8,127.0.0.1',
    logLevel: 'warn',
    rateLimitMax: 100,
    redisUrl: 'rediss://cache.example.org',
    flags: { chatbotEnabled: true, chatbotOpen: true, productsEnabled: false, shopEnabled: false },
    links: { shop: 'https://shop.example.org/playbook?ref=site' },
    oidc: { issuer: 'https://id.example.org', clientId: 'site', clientSecret: 'word' },
    chat: {
      apiUrl: 'https://chat.example.org/v1',
      apiKey: 'key',
      model: 'large',
      startSeconds: 60,
      replyTokens: 4000,
    },
    chatDailyTokens: { site: 3000, user: 200 },
    mail: {
      smtpUrl: 'smtps://user:word@smtp.example.org:465',
      from: 'Ready Leader <hello@example.org>',
      replyTo: 'coach@example.org',
      webhookSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    findResults: 'mail',
    retention: { empty: 7, unfinished: 180, completed: 1095, backups: 30 },
    schedulerWebhookSecret: 'whsec_Ns8KRyYh2Vq0pT4xJm7bWcZaLd3fEg9u',
  });
});

test('Find My Results mails a link where mail is sent, unless it is set to list', () => {
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' };
  expect(read(mail).findResults).toBe('mail');
  expect(read({ ...mail, FIND_RESULTS: 'list' }).findResults).toBe('list');
  expect(read().findResults).toBe('list');
});

test('a public address with https is recognized in any case', () => {
  const { publicUrl } = read({ PUBLIC_URL: 'HTTPS://Leaders.Example.org' });
  expect(publicUrl).toBe('https://leaders.example.org');
});

test("the privacy notice is the site's own unless another is configured", () => {
  const privacyOf = (environment: Record<string, string>) => read(environment).links.privacy;
  const PRIVACY_URL = 'https://practice.example.org/legal/privacy';
  expect(privacyOf({ PRIVACY_URL })).toBe(PRIVACY_URL);
  for (const ours of [
    '/privacy',
    'https://me.example.org/privacy',
    'https://me.example.org/privacy/',
  ]) {
    expect(privacyOf({ PUBLIC_URL: 'https://me.example.org', PRIVACY_URL: ours })).toBe('/privacy');
  }
});

test('the public address follows the port', () => {
  expect(read({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
});

test('metrics and traces are off until they are configured', () => {
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '::' }).metrics?.host).toBe('::');
  const endpoint = 'http://127.0.0.1:4318';
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) {
    expect(read({ [name]: endpoint }).tracing).toEqual({ serviceName: 'ready-leader', ratio: 1 });
  }
});

describe('the cookie secret', () => {
  test('is required with DATABASE_URL', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://localhost/leaders' })).toEqual([
      expect.stringMatching(/^COOKIE_SECRET is required with DATABASE_URL/),
    ]);
  });

  test('is otherwise generated once, stored, and readable by its owner only', () => {
    const dataDir = join(folder, 'new', 'data');
    const first = readConfig({ DATA_DIR: dataDir }).cookieSecret;
    expect(readConfig({ DATA_DIR: dataDir }).cookieSecret).toBe(first);
    expect(readFileSync(join(dataDir, 'cookie-secret'), 'utf8')).toBe(first);
    if (process.platform !== 'win32') {
      expect(statSync(join(dataDir, 'cookie-secret')).mode & 0o777).toBe(0o600);
    }
    expect(readConfig({ DATA_DIR: join(folder, 'other') }).cookieSecret).not.toBe(first);
  });

  test('is not generated when one is given, nor when the environment has a fault', () => {
    const dataDir = join(folder, 'unused');
    readConfig({ DATA_DIR: dataDir, COOKIE_SECRET: secret });
    expect(faultsOf({ DATA_DIR: dataDir, PORT: 'x' })).toHaveLength(1);
    expect(() => statSync(dataDir)).toThrow('ENOENT');
  });
});

describe('.env.example', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

  test('names exactly the variables that are read, each once', () => {
    const names = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!);
    expect(names.toSorted()).toEqual(environmentVariables.toSorted());
  });

  const valuesOf = (lines: RegExp) =>
    Object.fromEntries([...example.matchAll(lines)].map(([, name, value]) => [name!, value!]));

  test("is valid as it is, and leaves the office's settings to the office", () => {
    const set = { ...valuesOf(/^([A-Z][A-Z0-9_]*)=(.*)$/gm), COOKIE_SECRET: secret };
    expect(faultsOf(set)).toEqual([]);
    expect(readConfig(set)).toEqual(read());
  });

  test('shows the defaults', () => {
    const set = { ...valuesOf(/^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/gm), COOKIE_SECRET: secret };
    const { lockedByEnv } = read();
    expect({ ...readConfig(set), lockedByEnv }).toEqual(read());
  });
});

test('links and flags set by the environment are marked as locked', () => {
  const { lockedByEnv } = read({ SHOP_URL: 'https://shop.example.org', CHATBOT_OPEN: 'false' });
  expect(lockedByEnv).toEqual({ links: ['shop'], flags: ['chatbotOpen'] });
  expect(read({ SHOP_URL: ' ' }).lockedByEnv.links).toEqual([]);
});

test.each([
  [{}, []],
  [{ PUBLIC_URL: 'http://localhost:8080' }, []],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, []],
  [{ PUBLIC_URL: 'http://[::1]:8080' }, []],
  [{ PUBLIC_URL: 'https://leaders.example.com' }, []],
  [{ PUBLIC_URL: 'http://leaders.example.com' }, ['Cookies and mailed links travel unencrypted']],
  [{ PUBLIC_URL: 'http://localhost.example.com' }, ['Cookies and mailed links travel unencrypted']],
  [{ WEBHOOK_ALLOW_LOOPBACK: 'true' }, ['Webhooks may reach programs on this machine']],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' }, []],
  [
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com', FIND_RESULTS: 'list' },
    ['Anyone who types an email address sees its results'],
  ],
  [{ FIND_RESULTS: 'list' }, []],
])('%j causes the warnings %j', (environment, warnings) => {
  const warned = configWarnings(read(environment));
  expect(warned.map((warning) => warning.split(/[,.]/)[0])).toEqual(warnings);
});
