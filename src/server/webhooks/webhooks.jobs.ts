import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { Db } from '#db/client.ts';
import { MAX_ENDPOINTS, type EndpointOff } from '#domain/webhook.ts';
import { pauseSeconds, type JobOutcome, type Queue, untilStored } from '#server/jobs/outbox.ts';
import type { Jobs } from '#server/jobs/worker.ts';
import * as deliveries from './delivery.repository.ts';
import { secretBox, type SecretBox } from '#server/auth/secret-box.ts';
import { webhookTransport, NotDelivered } from './transport.ts';

interface WebhookJobsOptions {
  config: { cookieSecret: string; webhooksToLoopback: boolean };
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const GONE = 410;
/** With the pauses between them, three days. */
const ATTEMPTS = 21;
/** When a delivery finally fails, pauses an endpoint that received nothing for this long. */
const FAILING_DAYS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

const offNotes: Record<Exclude<EndpointOff, 'office'>, string> = {
  gone: 'it answered 410 Gone',
  failing: 'nothing was delivered to it for days',
  unreadable: 'its secret was encrypted with another COOKIE_SECRET',
};

/** Delivers the events stored in the database, each at least once and always under the same id. */
export function webhookJobs({ config, db, log }: WebhookJobsOptions): Jobs {
  const box = secretBox(config.cookieSecret);
  const post = webhookTransport({ allowLoopback: config.webhooksToLoopback });

  async function deliver(due: deliveries.DueDelivery, signal: AbortSignal): Promise<JobOutcome> {
    if (due.off_reason) {
      await deliveries.giveUpAll(db, due.endpoint_id);
      return 'done';
    }
    let status: number;
    try {
      const headers = headersOf(due, box);
      if (!headers) {
        await switchOff(due.endpoint_id, 'unreadable');
        const error = 'The secret can no longer be decrypted. Replace it.';
        return await fail(due, { status: null, error }, true);
      }
      status = await post({ url: due.url, headers, body: due.payload }, signal);
    } catch (error) {
      // An attempt that the end of the process interrupted does not count.
      if (signal.aborted) {
        await deliveries.giveBack(db, due);
        return 'failed';
      }
      if (error instanceof NotDelivered) return fail(due, { status: null, error: error.message });
      log.error({ err: error, delivery: due.id }, 'a delivery could not be sent');
      return fail(due, { status: null, error: 'The message could not be sent.' });
    }
    if (isSuccess(status)) {
      await untilStored(() =>
        deliveries.noteOutcome(db, due, { status, error: null, state: 'delivered' }),
      );
      return 'done';
    }
    if (status === GONE) await switchOff(due.endpoint_id, 'gone');
    return fail(due, { status, error: answered(status) }, status === GONE);
  }

  async function fail(
    due: deliveries.DueDelivery,
    outcome: { status: number | null; error: string },
    isFinal = false,
  ): Promise<JobOutcome> {
    const isGivenUp = isFinal || due.attempts >= ATTEMPTS;
    const failingSince = await deliveries.noteOutcome(db, due, {
      ...outcome,
      ...(isGivenUp ? { state: 'failed' } : { retrySeconds: pauseSeconds(due.attempts) }),
    });
    if (!isGivenUp) return 'failed';
    if (failingSince && failingSince.getTime() < Date.now() - FAILING_DAYS * DAY_MS) {
      await switchOff(due.endpoint_id, 'failing');
    }
    return 'given up';
  }

  async function switchOff(endpoint: string, reason: keyof typeof offNotes): Promise<void> {
    if (await deliveries.switchOff(db, endpoint, reason)) {
      log.warn({ endpoint }, `webhook endpoint paused: ${offNotes[reason]}`);
    }
  }

  const queue: Queue = {
    task: 'deliver_webhook',
    // One for each, so that none waits for another that is silent.
    concurrency: MAX_ENDPOINTS,
    take: async (limit, takesOver) =>
      (await deliveries.takeDue(db, limit, takesOver)).map((due) => ({
        id: due.id,
        send: (signal) => deliver(due, signal),
      })),
  };
  return { tasks: {}, queues: [queue] };
}

function headersOf(
  { id, endpoint_id, payload, secret, previous }: deliveries.DueDelivery,
  box: SecretBox,
) {
  const now = new Date();
  const signing = [secret, previous].filter((sealed) => sealed !== null);
  const secrets = signing.map((sealed) => box.open(sealed, endpoint_id));
  if (secrets[0] === undefined) return undefined;
  const signatures = secrets
    .filter((opened) => opened !== undefined)
    .map((opened) => new Webhook(opened).sign(id, now, payload));
  return {
    'content-type': 'application/json',
    'user-agent': 'ready-leader-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function answered(status: number): string {
  if (status === GONE) return 'The receiver answered 410 (gone).';
  if (status >= 300 && status < 400) {
    return `The receiver answered ${status}. Redirects are not followed.`;
  }
  return `The receiver answered ${status}.`;
}
