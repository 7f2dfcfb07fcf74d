import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { EndpointOff } from '#domain/webhook.ts';
import { unlockJobsOfDeadWorkers, type Jobs, type Attempt } from '#server/jobs/worker.ts';
import * as deliveries from './delivery.repository.ts';
import { deleteOld, requeueLost } from './delivery.repository.ts';
import { secretBox, type SecretBox } from './secret-box.ts';
import { webhookTransport, NotDelivered, type PostWebhook } from './transport.ts';

interface WebhookJobsOptions {
  config: { cookieSecret: string; webhooksToLoopback: boolean };
  db: Db;
  log: DelivererOptions['log'];
}

export function webhookJobs({ config, db, log }: WebhookJobsOptions): Jobs {
  const deliverer = new Deliverer({
    db,
    box: secretBox(config.cookieSecret),
    post: webhookTransport({ allowLoopback: config.webhooksToLoopback }),
    log,
  });
  return {
    tasks: {
      deliver_webhook: (payload, attempt) =>
        deliverer.deliver((payload as { id: string }).id, attempt),

      find_lost_webhooks: async () => {
        await unlockJobsOfDeadWorkers(db, 'deliver_webhook');
        const found = await requeueLost(db);
        if (found > 0) log.warn({ deliveries: found }, 'sending lost webhooks again');
      },

      delete_old_webhooks: () => deleteOld(db),
    },
    schedules: [
      { task: 'find_lost_webhooks', at: '*/5 * * * *' },
      { task: 'delete_old_webhooks', at: '37 3 * * *', isCaughtUp: true },
    ],
  };
}

interface DelivererOptions {
  db: Db;
  box: SecretBox;
  post: PostWebhook;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const GONE = 410;
/** When a delivery finally fails, pauses an endpoint that received nothing for this long. */
const FAILING_DAYS = 2;

const offNotes: Record<Exclude<EndpointOff, 'office'>, string> = {
  gone: 'it answered 410 Gone',
  failing: 'nothing was delivered to it for days',
  unreadable: 'its secret was encrypted with another COOKIE_SECRET',
};

/** Delivers the events stored in the database, each at least once and always under the same id. */
class Deliverer {
  readonly #options: DelivererOptions;

  constructor(options: DelivererOptions) {
    this.#options = options;
  }

  /** @throws an error that the worker retries */
  async deliver(id: string, { signal, isLast }: Attempt): Promise<void> {
    const { db } = this.#options;
    const due = await deliveries.findDue(db, id);
    if (!due) return;
    if (due.off_reason) return this.#giveUp(due, 'The endpoint is paused.');
    const headers = this.#headersOf(due);
    if (!headers) {
      await this.#switchOff(due.endpoint_id, 'unreadable');
      return this.#giveUp(due, 'The secret can no longer be decrypted. Replace it.');
    }
    let status: number;
    try {
      status = await this.#options.post({ url: due.url, headers, body: due.payload }, signal);
    } catch (error) {
      // An attempt that the end of the process interrupted does not count.
      if (signal.aborted || !(error instanceof NotDelivered)) throw error;
      return this.#fail(due, { status: null, error: error.message }, isLast);
    }
    if (isSuccess(status)) return this.#succeed(due, status);
    if (status === GONE) await this.#switchOff(due.endpoint_id, 'gone');
    return this.#fail(due, { status, error: answered(status) }, isLast || status === GONE);
  }

  /** Undefined if the secret cannot be read. */
  #headersOf({ id, endpoint_id, payload, secret, previous }: deliveries.DueDelivery) {
    const { box } = this.#options;
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

  async #succeed(due: deliveries.DueDelivery, status: number): Promise<void> {
    await inTransaction(this.#options.db, async (trx) => {
      await deliveries.noteOutcome(trx, due, { status, error: null, state: 'delivered' });
      await deliveries.recordSuccess(trx, due.endpoint_id);
    });
  }

  /** @throws NotDelivered if it is retried */
  async #fail(
    due: deliveries.DueDelivery,
    outcome: { status: number | null; error: string },
    isGivenUp: boolean,
  ): Promise<void> {
    const { db } = this.#options;
    const isThere = await inTransaction(db, async (trx) => {
      await deliveries.recordFailure(trx, due.endpoint_id);
      return deliveries.noteOutcome(trx, due, { ...outcome, ...(isGivenUp && failed) });
    });
    if (!isThere) return;
    if (!isGivenUp) throw new NotDelivered(outcome.error);
    if (await deliveries.isFailingFor(db, due.endpoint_id, FAILING_DAYS)) {
      await this.#switchOff(due.endpoint_id, 'failing');
    }
  }

  async #giveUp(due: deliveries.DueDelivery, error: string): Promise<void> {
    await deliveries.noteOutcome(this.#options.db, due, { status: null, error, ...failed });
  }

  async #switchOff(endpoint: string, reason: keyof typeof offNotes): Promise<void> {
    const { db, log } = this.#options;
    if (await deliveries.switchOff(db, endpoint, reason)) {
      log.warn({ endpoint }, `webhook endpoint paused: ${offNotes[reason]}`);
    }
  }
}

const failed = { state: 'failed' } as const;

const isSuccess = (status: number) => status >= 200 && status < 300;

function answered(status: number): string {
  if (status === GONE) return 'The receiver answered 410 (gone).';
  if (status >= 300 && status < 400) {
    return `The receiver answered ${status}. Redirects are not followed.`;
  }
  return `The receiver answered ${status}.`;
}
