import { randomUUID } from 'node:crypto';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { notYetFilledIn } from '#content/setup-checklist.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { updateBackups } from '#db/backup.ts';
import { appliedMigrations, missingMigrations } from '#db/migrate.ts';
import { isPooled, keepsPrepared } from '#db/pooler.ts';
import type { SiteState } from '#domain/site-state.ts';
import { IdentityProvider } from '#server/auth/identity-provider.ts';
import { isLoopback } from '#server/auth/loopback.ts';
import { configWarnings, type Config } from '#server/config.ts';
import { checkSmtp } from '#server/mail/transport.ts';

/** What one part of a site is like, and what to do about it. */
export interface Finding {
  part: string;
  state: SiteState;
  text: string;
}
type Found = Omit<Finding, 'part'>;

export interface StatusOptions {
  config: Config;
  databaseUrl: string;
  /** As saved in the office. Undefined if they cannot be read. */
  settings: SiteSettings | undefined;
}

const ANSWER_MS = 5_000;
const OLDEST_POSTGRES = 15;
const GIB = 1024 ** 3;
const LOW_DISK = GIB;
/** A worker takes due jobs at once. */
const LATE_MINUTES = 5;

/** The folder of the backups that updates make. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Examines everything that the site depends on. Each part is examined, even if others fail. */
export async function examineSite(options: StatusOptions): Promise<Finding[]> {
  const { config, settings } = options;
  const examinations: [string, () => Found | Promise<Found>][] = [
    ['Database', () => examineDatabase(options)],
    ['Connection pooler', () => examinePooler(options)],
    ['Database notifications', () => examineNotifications(options)],
    ['Background jobs', () => examineJobs(options)],
    ['Public address', () => examineAddress(config)],
    ['Proxy', () => examineProxy(config)],
    ['Mail', () => examineMail(config)],
    ['Sign-in', () => examineSignIn(config)],
    ['Redis', () => examineRedis(config)],
    ['Scheduler', () => examineScheduler(config, settings)],
    ['Chat advisor', () => examineChat(config, settings)],
    ['Disk', () => examineDisk(config)],
    ['Last backup', () => examineBackups(config)],
    ['Site settings', () => examineSettings(settings)],
  ];
  return Promise.all(
    examinations.map(async ([part, examine]) => {
      try {
        return { part, ...(await examine()) };
      } catch (error) {
        return { part, state: 'problem', text: (error as Error).message } as const;
      }
    }),
  );
}

const ok = (text: string): Found => ({ state: 'ok', text });
const off = (text: string): Found => ({ state: 'off', text });
const warning = (text: string): Found => ({ state: 'warning', text });
const problem = (text: string): Found => ({ state: 'problem', text });

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    throw new Error(
      `The database does not answer (${(error as Error).message}). Start it, or set DATABASE_URL to its address.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function examineDatabase({ config, databaseUrl }: StatusOptions): Promise<Found> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: string; number: number; bytes: string }>(
      `select current_setting('server_version') as version,
         current_setting('server_version_num')::int as number,
         pg_database_size(current_database()) as bytes`,
    );
    const { version, number, bytes } = rows[0]!;
    const where = config.database.url === undefined ? 'embedded, ' : '';
    const is = `PostgreSQL ${version.split(' ')[0]}, ${where}${size(Number(bytes))}`;
    if (number < OLDEST_POSTGRES * 10_000) {
      return problem(`${is}. Version ${OLDEST_POSTGRES} or later is required: update it.`);
    }
    if ((await appliedMigrations(client)).length === 0) {
      return warning(`${is}. It is empty: the first start creates the tables.`);
    }
    const missing = await missingMigrations(client);
    return missing.length === 0
      ? ok(`${is}, up to date.`)
      : warning(`${is}. The next start applies ${missing.length} migrations.`);
  });
}

function examinePooler({ config, databaseUrl }: StatusOptions): Promise<Found> {
  return withClient(databaseUrl, async (client) => {
    if (!(await isPooled(client))) return off('The server connects to PostgreSQL directly.');
    if (!config.database.preparedStatements) {
      return ok('Prepared statements are turned off (DATABASE_PREPARED_STATEMENTS=false).');
    }
    return (await keepsPrepared(client, (work) => withClient(databaseUrl, work)))
      ? ok('It supports prepared statements.')
      : problem(
          'It loses prepared statements, so calls fail. Set DATABASE_PREPARED_STATEMENTS=false, or use ' +
            'PgBouncer 1.21 or later with max_prepared_statements above 0.',
        );
  });
}

/** A pooler in transaction mode accepts LISTEN but delivers nothing. */
function examineNotifications({ databaseUrl }: StatusOptions): Promise<Found> {
  return withClient(databaseUrl, async (client) => {
    const channel = `status_${randomUUID().replaceAll('-', '_')}`;
    const heard = new Promise<boolean>((settle) => {
      client.once('notification', () => settle(true));
    });
    await client.query(`listen ${channel}`);
    await withClient(databaseUrl, (other) => other.query(`notify ${channel}`));
    const arrived = await Promise.race([heard, wait(1_000, false)]);
    return arrived
      ? ok('Instances hear of each other’s changes at once.')
      : warning(
          'The database does not pass on notifications, probably because of a connection pooler. Changed site ' +
            'settings take up to 2 seconds to reach every instance, and jobs as long to start.',
        );
  });
}

function examineJobs({ config, databaseUrl }: StatusOptions): Promise<Found> {
  return withClient(databaseUrl, async (client) => {
    const table = await client.query(`select to_regclass('graphile_worker.jobs')`);
    if (Object.values(table.rows[0] as object)[0] === null) return off('There are none yet.');
    const { rows } = await client.query<{ late: number; failed: number }>(`
      select
        count(*) filter (
          where attempts < max_attempts and locked_at is null
            and run_at < now() - interval '${LATE_MINUTES} minutes'
        )::int as late,
        count(*) filter (where attempts >= max_attempts)::int as failed
      from graphile_worker.jobs`);
    const { late, failed } = rows[0]!;
    if (late > 0) {
      return problem(
        `${late} jobs have waited for more than ${LATE_MINUTES} minutes: mail and webhooks are not sent. ` +
          'Start a process with WORKER=on or WORKER=only.',
      );
    }
    if (failed > 0)
      return warning(`${failed} jobs failed too often and were given up. The log says why.`);
    return ok(
      config.worker === 'off'
        ? 'No job is late. This process runs none (WORKER=off).'
        : 'No job is late.',
    );
  });
}

function examineAddress(config: Config): Found {
  const { hostname } = new URL(config.publicUrl);
  const [unsafe] = configWarnings(config);
  if (unsafe !== undefined) return warning(unsafe);
  if (isLoopback(hostname)) {
    return warning(
      `${config.publicUrl} works on this machine only. Set PUBLIC_URL to the address that visitors use.`,
    );
  }
  return ok(config.publicUrl);
}

function examineProxy({ publicUrl, trustProxy }: Config): Found {
  if (trustProxy !== undefined) return ok(`The address that ${trustProxy} forwards is trusted.`);
  return new URL(publicUrl).protocol === 'https:'
    ? warning(
        'TRUST_PROXY is not set. Behind a proxy all visitors share one limit of requests: set it to the address of the proxy.',
      )
    : off('No proxy is trusted.');
}

async function examineMail({ mail }: Config): Promise<Found> {
  if (!mail)
    return off('No mail is sent. Set SMTP_URL and MAIL_FROM for results emails and reminders.');
  const { host } = new URL(mail.smtpUrl);
  try {
    await checkSmtp(mail);
  } catch (error) {
    return problem(
      `The server ${host} does not take mail: ${(error as Error).message}. Check SMTP_URL.`,
    );
  }
  return mail.webhookSecret === undefined
    ? warning(
        `${host} takes mail from ${mail.from}. Bounces are not reported: set MAIL_WEBHOOK_SECRET.`,
      )
    : ok(`${host} takes mail from ${mail.from}.`);
}

async function examineSignIn({ oidc, office, publicUrl }: Config): Promise<Found> {
  if (!oidc) return off('No one can sign in. Set OIDC_ISSUER for the office and the chat advisor.');
  try {
    await new IdentityProvider(oidc, publicUrl).check();
  } catch {
    return problem(`The identity provider ${oidc.issuer} does not answer. Check OIDC_ISSUER.`);
  }
  return office
    ? ok(`${oidc.issuer} handles sign-in.`)
    : warning(
        `${oidc.issuer} handles sign-in, but no one may enter the office: set OFFICE_EMAILS or OFFICE_CLAIM.`,
      );
}

async function examineRedis({ redisUrl }: Config): Promise<Found> {
  if (redisUrl === undefined) return off('Each instance counts requests on its own.');
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return ok('Instances count requests together.');
  } catch (error) {
    return problem(
      `Redis does not answer (${(error as Error).message}). Each instance counts requests on its own. Check REDIS_URL.`,
    );
  } finally {
    redis.disconnect();
  }
}

function examineScheduler(config: Config, settings: SiteSettings | undefined): Found {
  const { scheduler } = settings?.links ?? config.links;
  if (scheduler.startsWith('https://example.com/')) {
    return warning(
      'Discovery calls lead to example.com. Set the link in the office under Site settings.',
    );
  }
  return config.schedulerWebhookSecret === undefined
    ? ok(
        `Calls are booked at ${scheduler}. Bookings do not appear in the office: set SCHEDULER_WEBHOOK_SECRET.`,
      )
    : ok(`Calls are booked at ${scheduler}, and bookings appear in the office.`);
}

function examineChat({ chat, flags }: Config, settings: SiteSettings | undefined): Found {
  if (!chat) return off('It does not answer. Set CHAT_API_URL, CHAT_API_KEY, and CHAT_MODEL.');
  const { chatbotEnabled, chatbotOpen } = settings?.flags ?? flags;
  return chatbotEnabled && chatbotOpen
    ? ok(`${chat.model} answers.`)
    : off(`${chat.model} is configured, but the chat is turned off in the site settings.`);
}

async function examineDisk({ dataDir, database }: Config): Promise<Found> {
  const { bavail, bsize, blocks } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${size(free)} of ${size(blocks * bsize)} free in ${dataDir}.`;
  if (database.url !== undefined) return ok(text);
  return free < LOW_DISK
    ? problem(`${text} The database stops when the disk is full: make room.`)
    : ok(text);
}

async function examineBackups({ dataDir, database }: Config): Promise<Found> {
  if (database.url !== undefined) {
    return ok('Your PostgreSQL provider makes them. Check there that one can be restored.');
  }
  const file = (await updateBackups(backupFolder(dataDir))).at(-1);
  const own = 'Run npm run backup -- FILE every day, and copy the file to another machine.';
  if (file === undefined) return warning(`No update has made one yet. ${own}`);
  const { mtime } = await stat(file);
  return warning(`${file}, before the update on ${mtime.toISOString().slice(0, 10)}. ${own}`);
}

function examineSettings(settings: SiteSettings | undefined): Found {
  if (!settings) return warning('They cannot be read from the database yet.');
  const open = notYetFilledIn(settings.practice, settings.links);
  return open.length === 0
    ? ok('All are filled in.')
    : warning(`Not ready for visitors: ${open.join('; ')}. Fill them in under Site settings.`);
}

function size(bytes: number): string {
  return bytes >= GIB ? `${(bytes / GIB).toFixed(1)} GB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;
}
