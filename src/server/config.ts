import type { z } from 'zod';
import {
  defaultPractice,
  flagSettings,
  linkSettings,
  type FindResults,
} from '#content/site-settings.ts';
import { OperatorError } from '#db/operator-error.ts';
import type { OfficeSettings } from '#domain/office-access.ts';
import type { Retention } from '#domain/retention.ts';
import { isLoopback } from './auth/loopback.ts';
import { environmentSchema } from './environment.ts';
import { practiceFaults, privacyLink } from './settings/setting-rules.ts';
import { storedCookieSecret } from './http/cookie-secret.ts';

type Env = z.infer<typeof environmentSchema>;

/** Of the process, as read from the environment. */
export type Config = ReturnType<typeof readConfig>;

declare module '#server/api/services.ts' {
  interface Services {
    config: Config;
  }
}

/** Thrown at the start. Its message lists every problem of the environment, one per line. */
export class ConfigError extends OperatorError {
  constructor(faults: readonly string[]) {
    super(`The settings are invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the environment: the only place that does. An empty or blank value counts as not set.
 * @throws ConfigError that lists every fault; CookieSecretError
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  if (given['DATABASE_URL'] !== undefined && given['COOKIE_SECRET'] === undefined) {
    faults.push('COOKIE_SECRET is required with DATABASE_URL: 32 or more random characters');
  }
  faults.push(
    ...allOrNone(given, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']),
    ...allOrNone(given, ['CHAT_API_URL', 'CHAT_API_KEY', 'CHAT_MODEL']),
    ...allOrNone(given, ['SMTP_URL', 'MAIL_FROM']),
    ...needMail(given),
    ...needSignIn(given),
    ...practiceFaults(defaultPractice),
  );
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);

  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, '');
  const links = valuesOf(linkSettings, env);
  const retention: Retention = {
    empty: env.RETENTION_EMPTY_DAYS,
    unfinished: env.RETENTION_UNFINISHED_DAYS,
    completed: env.RETENTION_COMPLETED_DAYS,
    backups: env.BACKUP_RETENTION_DAYS,
  };
  const office: OfficeSettings | undefined =
    env.OFFICE_EMAILS || env.OFFICE_CLAIM
      ? { emails: env.OFFICE_EMAILS ?? [], claim: readClaim(env.OFFICE_CLAIM) }
      : undefined;
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    database: {
      url: env.DATABASE_URL,
      poolMax: env.DATABASE_POOL_MAX,
      preparedStatements: env.DATABASE_PREPARED_STATEMENTS,
    },
    dataDir: env.DATA_DIR,
    cookieSecret: env.COOKIE_SECRET ?? storedCookieSecret(env.DATA_DIR),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    rateLimitMax: env.RATE_LIMIT_MAX,
    redisUrl: env.REDIS_URL,
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    metrics: env.METRICS_PORT ? { host: env.METRICS_HOST, port: env.METRICS_PORT } : undefined,
    // The exporter reads its endpoint and protocol from the standard variables.
    tracing:
      (env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT)
        ? { serviceName: env.OTEL_SERVICE_NAME, ratio: env.OTEL_TRACES_SAMPLER_ARG }
        : undefined,
    flags: valuesOf(flagSettings, env),
    links: { ...links, privacy: privacyLink(links.privacy, publicUrl) },
    // The office cannot change these.
    lockedByEnv: { links: namedIn(given, linkSettings), flags: namedIn(given, flagSettings) },
    practice: defaultPractice,
    worker: env.WORKER,
    retention,
    // Each of these parts is optional, and undefined if it is not configured.
    mail:
      env.SMTP_URL && env.MAIL_FROM
        ? {
            smtpUrl: env.SMTP_URL,
            from: env.MAIL_FROM,
            replyTo: env.MAIL_REPLY_TO,
            webhookSecret: env.MAIL_WEBHOOK_SECRET,
          }
        : undefined,
    // Otherwise anyone who types a colleague's address could read their results.
    findResults: (env.FIND_RESULTS ?? (env.SMTP_URL ? 'mail' : 'list')) satisfies FindResults,
    schedulerWebhookSecret: env.SCHEDULER_WEBHOOK_SECRET,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
          }
        : undefined,
    office,
    webhooksToLoopback: env.WEBHOOK_ALLOW_LOOPBACK,
    chat:
      env.CHAT_API_URL && env.CHAT_API_KEY && env.CHAT_MODEL
        ? {
            apiUrl: env.CHAT_API_URL,
            apiKey: env.CHAT_API_KEY,
            model: env.CHAT_MODEL,
            startSeconds: env.CHAT_START_SECONDS,
            replyTokens: env.CHAT_REPLY_TOKENS,
          }
        : undefined,
    chatDailyTokens: { site: env.CHAT_DAILY_TOKENS, user: env.CHAT_DAILY_TOKENS_PER_PERSON },
  };
}

/** The site could mail a link instead. */
export const LISTED_RESULTS =
  'Anyone who types an email address sees its results, because Find My Results shows a list. ' +
  'To mail a link instead, remove FIND_RESULTS.';

/** Settings that work but are unsafe in production. */
export function configWarnings({
  publicUrl,
  webhooksToLoopback,
  mail,
  findResults,
}: Pick<Config, 'publicUrl' | 'webhooksToLoopback' | 'mail' | 'findResults'>): string[] {
  const { protocol, hostname } = new URL(publicUrl);
  return [
    ...(protocol === 'http:' && !isLoopback(hostname)
      ? [
          'Cookies and mailed links travel unencrypted, because the public address is not https. ' +
            'Set the https:// address of the site (PUBLIC_URL).',
        ]
      : []),
    ...(webhooksToLoopback
      ? [
          'Webhooks may reach programs on this machine. ' +
            'That is for tests: turn it off in production (WEBHOOK_ALLOW_LOOPBACK).',
        ]
      : []),
    ...(mail && findResults === 'list' ? [LISTED_RESULTS] : []),
  ];
}

/** The value of each link or flag. */
function valuesOf<Key extends string, Variable extends keyof Env>(
  settings: Record<Key, { variable: Variable }>,
  env: Env,
): Record<Key, Env[Variable]> {
  const keys = Object.keys(settings) as Key[];
  const values = keys.map((key) => [key, env[settings[key].variable]]);
  return Object.fromEntries(values) as Record<Key, Env[Variable]>;
}

/** The links or flags whose variables are set. */
function namedIn<Key extends string>(
  given: Record<string, unknown>,
  settings: Record<Key, { variable: string }>,
): readonly Key[] {
  const keys = Object.keys(settings) as Key[];
  return keys.filter((key) => given[settings[key].variable] !== undefined);
}

function needMail(given: Record<string, unknown>): string[] {
  if (given['SMTP_URL'] !== undefined) return [];
  return [
    ...['MAIL_REPLY_TO', 'MAIL_WEBHOOK_SECRET'].filter((name) => given[name] !== undefined),
    ...(given['FIND_RESULTS'] === 'mail' ? ['FIND_RESULTS=mail'] : []),
  ].map((name) => `${name} needs SMTP_URL`);
}

function needSignIn(given: Record<string, unknown>): string[] {
  if (given['OIDC_ISSUER'] !== undefined) return [];
  return ['OFFICE_EMAILS', 'OFFICE_CLAIM']
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name} needs OIDC_ISSUER`);
}

/** `groups=owners`; the value may contain further equals signs. */
function readClaim(claim: string | undefined): OfficeSettings['claim'] {
  if (claim === undefined) return undefined;
  const end = claim.indexOf('=');
  return { name: claim.slice(0, end), value: claim.slice(end + 1) };
}

function allOrNone(given: Record<string, unknown>, names: readonly string[]): string[] {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`${missing.join(' and ')} must be set too: ${names.join(', ')} belong together`];
}
