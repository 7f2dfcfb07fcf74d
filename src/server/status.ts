import { lookup } from 'node:dns/promises';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { isExample } from '#content/example-link.ts';
import { officeSite } from '#content/office-site.ts';
import { leftBeforeOpening } from '#content/setup-checklist.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { updateBackups } from '#db/backup.ts';
import { off, ok, problem, warning, type Finding, type Found } from '#domain/site-state.ts';
import { IdentityProvider } from '#server/auth/identity-provider.ts';
import { isLoopback } from '#server/auth/loopback.ts';
import { configWarnings, LISTED_RESULTS, type Config } from '#server/config.ts';
import { checkSmtp } from '#server/mail/transport.ts';
import { isAllowedTarget } from '#server/webhooks/transport.ts';
import {
  examineDatabase,
  examineJobs,
  examineNotifications,
  examinePooler,
  GIB,
  sizeText,
} from './status-database.ts';

export interface StatusOptions {
  config: Config;
  databaseUrl: string;
  /** The site settings as saved in the office. Undefined if they cannot be read. */
  settings: SiteSettings | undefined;
}

const ANSWER_MS = 5_000;
const MAX_REDIRECTS = 5;
const LOW_DISK = GIB;

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Examines everything that the site depends on. A part that fails does not stop the others. */
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
        return { part, ...problem((error as Error).message) };
      }
    }),
  );
}

function examineAddress(config: Config): Found {
  const { hostname } = new URL(config.publicUrl);
  // Mail shows the other one.
  const unsafe = configWarnings(config).filter((text) => text !== LISTED_RESULTS);
  if (unsafe.length > 0) return warning(unsafe.join(' '));
  if (isLoopback(hostname)) {
    return warning(
      `${config.publicUrl} works on this machine only. Set the address that visitors use (PUBLIC_URL).`,
    );
  }
  return ok(config.publicUrl);
}

function examineProxy({ publicUrl, trustProxy }: Config): Found {
  if (trustProxy !== undefined) return ok(`The visitor’s address is taken from ${trustProxy}.`);
  return new URL(publicUrl).protocol === 'https:'
    ? warning(
        'No proxy is trusted. If the site is behind a proxy, all visitors share one request limit. Set the proxy’s address (TRUST_PROXY).',
      )
    : off('No proxy is trusted.');
}

async function examineMail({ mail, findResults }: Config): Promise<Found> {
  if (!mail)
    return off(
      'No mail is sent. For results emails and reminders, set the mail server (SMTP_URL) and the sender (MAIL_FROM).',
    );
  const { host } = new URL(mail.smtpUrl);
  try {
    await checkSmtp(mail);
  } catch (error) {
    return problem(
      `The mail server ${host} does not accept mail: ${(error as Error).message}. Check its address (SMTP_URL).`,
    );
  }
  const accepts = `${host} accepts mail from ${mail.from}.`;
  const warnings = [
    ...(findResults === 'list' ? [LISTED_RESULTS] : []),
    ...(mail.webhookSecret === undefined
      ? [
          'Bounces are not reported. Set the secret for your mail service’s reports (MAIL_WEBHOOK_SECRET).',
        ]
      : []),
  ];
  return warnings.length > 0 ? warning([accepts, ...warnings].join(' ')) : ok(accepts);
}

async function examineSignIn({ oidc, office, publicUrl }: Config): Promise<Found> {
  if (!oidc) {
    return off(
      'No one can sign in. For the office and the chat advisor, set the sign-in service (OIDC_ISSUER).',
    );
  }
  try {
    await new IdentityProvider(oidc, publicUrl).check();
  } catch {
    return problem(
      `The sign-in service ${oidc.issuer} does not answer. Check its address (OIDC_ISSUER).`,
    );
  }
  return office
    ? ok(`${oidc.issuer} handles sign-in.`)
    : warning(
        `${oidc.issuer} handles sign-in, but no one may enter the office: list its members (OFFICE_EMAILS) or name their group (OFFICE_CLAIM).`,
      );
}

async function examineRedis({ redisUrl }: Config): Promise<Found> {
  if (redisUrl === undefined)
    return off(
      'Each instance counts requests on its own. To count them together, set the address of a Redis (REDIS_URL).',
    );
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
      `Redis does not answer (${(error as Error).message}). Each instance counts requests on its own. Check its address (REDIS_URL).`,
    );
  } finally {
    redis.disconnect();
  }
}

async function examineScheduler(
  config: Config,
  settings: SiteSettings | undefined,
): Promise<Found> {
  const { scheduler, schedulerEmbed } = settings?.links ?? config.links;
  if (isExample(scheduler)) {
    return warning('The link to book a discovery call leads to example.com.', ['links.scheduler']);
  }
  const { host } = new URL(schedulerEmbed);
  const shown = await finalHost(new URL(schedulerEmbed), config).catch(() => host);
  if (shown !== host) {
    return warning(
      `${host} redirects to ${shown}. Browsers do not show another site in the calendar’s frame: enter the address that it redirects to.`,
      ['links.schedulerEmbed'],
    );
  }
  return config.schedulerWebhookSecret === undefined
    ? ok(
        `Calls are booked at ${scheduler}. Bookings do not appear in the office: set the scheduler’s signing secret (SCHEDULER_WEBHOOK_SECRET).`,
      )
    : ok(`Calls are booked at ${scheduler}, and bookings appear in the office.`);
}

/** The first other host that an address redirects to, or its own. */
async function finalHost(url: URL, { webhooksToLoopback }: Config): Promise<string> {
  // An office member may enter any address: the internal network stays out of reach.
  const addresses = await lookup(url.hostname.replaceAll(/[[\]]/g, ''), { all: true });
  if (!addresses.every(({ address }) => isAllowedTarget(address, webhooksToLoopback))) {
    return url.host;
  }
  const signal = AbortSignal.timeout(ANSWER_MS);
  for (let next = url, hops = 0; hops < MAX_REDIRECTS; hops++) {
    const answer = await fetch(next, { redirect: 'manual', signal });
    await answer.body?.cancel();
    next = new URL(answer.headers.get('location') ?? next, next);
    if (next.host !== url.host) return next.host;
    if (!answer.headers.has('location')) break;
  }
  return url.host;
}

function examineChat({ chat, flags }: Config, settings: SiteSettings | undefined): Found {
  if (!chat) {
    return off(
      'The chat advisor is not set up. Set the address of its model (CHAT_API_URL), the key (CHAT_API_KEY), and the model’s name (CHAT_MODEL).',
    );
  }
  const { chatbotEnabled, chatbotOpen } = settings?.flags ?? flags;
  return chatbotEnabled && chatbotOpen
    ? ok(`${chat.model} answers.`)
    : off(`${chat.model} is configured, but the chat is off.`, [
        'flags.chatbotEnabled',
        'flags.chatbotOpen',
      ]);
}

async function examineDisk({ dataDir, database }: Config): Promise<Found> {
  const { bavail, bsize, blocks } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${sizeText(free)} of ${sizeText(blocks * bsize)} free in ${dataDir}.`;
  if (database.url !== undefined) return ok(text);
  return free < LOW_DISK
    ? problem(`${text} The database stops when the disk is full. Free some space.`)
    : ok(text);
}

async function examineBackups({ dataDir, database }: Config): Promise<Found> {
  if (database.url !== undefined) {
    return ok('Your PostgreSQL provider makes them. Check there that one can be restored.');
  }
  const file = (await updateBackups(backupFolder(dataDir))).at(-1);
  const advice = 'Run npm run backup -- FILE every day, and copy the file to another machine.';
  if (file === undefined) return warning(`No update has made a backup yet. ${advice}`);
  const { mtime } = await stat(file);
  return warning(`${file}, before the update on ${mtime.toISOString().slice(0, 10)}. ${advice}`);
}

function examineSettings(settings: SiteSettings | undefined): Found {
  if (!settings) return warning('The settings cannot be read from the database.');
  const left = leftBeforeOpening(settings.practice, settings.links);
  return left.length === 0
    ? ok('Samples and example links are all replaced.')
    : warning(
        `${officeSite.open.left(left.length)}. Visitors still see samples, gaps, or links that lead nowhere.`,
        left.map(({ path }) => path),
      );
}
