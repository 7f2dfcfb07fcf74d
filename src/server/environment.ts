import { isIP } from 'node:net';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import {
  flagKeys,
  flagSettings,
  linkKeys,
  linkSettings,
  type FeatureFlag,
  type LinkKey,
} from '#content/site-settings.ts';
import { addresses } from '#db/hosts.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '#domain/email.ts';
import { lowerAscii } from '#domain/office-access.ts';
import { isLoopback } from './auth/loopback.ts';
import { linkRule, webAddress, webUrl } from './settings/setting-rules.ts';

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true' || value === '1');

const numberFrom = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`);
const wholeNumber = (fallback: number, min: number, max: number) =>
  numberFrom(min, max).default(fallback);

/** In Fastify's format: addresses, networks, or `loopback`, `linklocal`, `uniquelocal`. */
const proxies = z
  .string()
  .refine(
    (list) => list.split(',').every((entry) => isProxy(entry.trim())),
    'must be addresses or networks like 10.0.0.0/8, separated by commas',
  );

const sender = z
  .string()
  .refine(isSender, 'must be an address, or a name and an address: Ada Example <ada@example.com>');

const webhookSecret = z
  .string()
  .regex(/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and 24 or more bytes in base64');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

type LinkVariable = (typeof linkSettings)[LinkKey]['variable'];
type FlagVariable = (typeof flagSettings)[FeatureFlag]['variable'];

const siteVariables = Object.fromEntries([
  ...flagKeys.map((key) => [flagSettings[key].variable, flag(flagSettings[key].default)]),
  ...linkKeys.map((key) => [
    linkSettings[key].variable,
    linkRule(key).default(linkSettings[key].default),
  ]),
]) as Record<FlagVariable, ReturnType<typeof flag>> &
  Record<LinkVariable, z.ZodDefault<ReturnType<typeof linkRule>>>;

export const environmentSchema = z.object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ ...webAddress, normalize: true }).optional(),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must be a postgres:// address')
    .refine(
      (url) => !/[?&]host=[^?&,]*,/.test(url),
      'must name several hosts before the path: postgres://user@one,two/site',
    )
    .optional(),
  DATABASE_POOL_MAX: wholeNumber(10, 1, 1000),
  DATABASE_PREPARED_STATEMENTS: flag(true),
  DATA_DIR: z.string().default('.data'),
  COOKIE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  RATE_LIMIT_MAX: wholeNumber(600, 1, 1_000_000_000),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 0, 5),
  METRICS_PORT: wholeNumber(0, 0, 65_535),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webUrl.optional(),
  OTEL_SERVICE_NAME: z.string().default('ready-leader'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be 0 or more')
    .max(1, 'must be 1 or less')
    .default(1),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  WORKER: z.enum(['on', 'only', 'off'], 'must be on, only, or off').default('on'),
  RETENTION_EMPTY_DAYS: wholeNumber(7, 0, 36_500),
  RETENTION_UNFINISHED_DAYS: wholeNumber(180, 0, 36_500),
  RETENTION_COMPLETED_DAYS: wholeNumber(1095, 0, 36_500),
  BACKUP_RETENTION_DAYS: numberFrom(1, 36_500).optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be a smtp:// or smtps:// address, with user and password where it needs them',
    })
    .optional(),
  MAIL_FROM: sender.optional(),
  MAIL_REPLY_TO: sender.optional(),
  MAIL_WEBHOOK_SECRET: webhookSecret.optional(),
  FIND_RESULTS: z.enum(['list', 'mail'], 'must be list or mail').optional(),
  SCHEDULER_WEBHOOK_SECRET: webhookSecret.optional(),
  ...siteVariables,
  OIDC_ISSUER: webUrl.refine(isSecureIssuer, 'must be an https address').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OFFICE_EMAILS: z
    .string()
    .transform((list) => list.split(',').map((email) => lowerAscii(email.trim())))
    .refine(
      (emails) => emails.every((email) => EMAIL_PATTERN.test(email)),
      'must be email addresses, separated by commas',
    )
    .optional(),
  OFFICE_CLAIM: z
    .string()
    .regex(/^[^=\s]+=.+$/, 'must be a claim and its value, like groups=owners')
    .optional(),
  WEBHOOK_ALLOW_LOOPBACK: flag(false),
  CHAT_API_URL: webUrl.optional(),
  CHAT_API_KEY: z.string().optional(),
  CHAT_MODEL: z.string().optional(),
  // Node gives up on a server that says nothing for five minutes.
  CHAT_START_SECONDS: wholeNumber(60, 1, 280),
  CHAT_REPLY_TOKENS: wholeNumber(4000, 100, 100_000),
  CHAT_DAILY_TOKENS: wholeNumber(5_000_000, 1, 1_000_000_000),
  CHAT_DAILY_TOKENS_PER_PERSON: wholeNumber(500_000, 1, 1_000_000_000),
});

/** The names of all variables; `.env.example` lists the same. */
export const environmentVariables = Object.keys(environmentSchema.shape);

/** Each host of it is a URL; one without a host leads to a socket. */
function isPostgresUrl(url: string): boolean {
  const isUrl = (one: string) => URL.canParse(one.replace('@/', '@socket/'));
  return /^postgres(ql)?:\/\//.test(url) && addresses(url).every(isUrl);
}

/** Over http, anyone on the network path could sign in as anyone. */
function isSecureIssuer(issuer: string): boolean {
  // An invalid address has another message already.
  if (!URL.canParse(issuer)) return true;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || isLoopback(hostname);
}

function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits = '1', ...more] = entry.split('/');
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return more.length === 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= maxBits;
}

/** One address, with or without a name. */
function isSender(value: string): boolean {
  const [mailbox, ...more] = addressparser(value, { flatten: true });
  const { address = '' } = mailbox ?? {};
  return more.length === 0 && address.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(address);
}
