import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { AppError } from '#domain/errors.ts';
import type { CallOptions, Calls } from '#server/http/request-hooks.ts';

/** The headers' prefix in the specification, and the older one of Svix, who wrote it. */
const prefixes = ['webhook', 'svix'];
const parts = ['id', 'timestamp', 'signature'];

interface InboundWebhook {
  path: `/api/${string}`;
  /** Undefined: the route does not exist. */
  secret: string | undefined;
  handle: (event: unknown) => Promise<void>;
}

/** Accepts the events of another service, signed by the Standard Webhooks specification. */
export async function inboundWebhook(
  calls: Calls,
  { path, secret, handle }: InboundWebhook,
  options?: CallOptions,
): Promise<void> {
  if (secret === undefined) return;
  await calls((scope) => route(scope, path, new Webhook(secret), handle), options);
}

function route(
  app: FastifyInstance,
  path: string,
  webhook: Webhook,
  handle: InboundWebhook['handle'],
): void {
  // The signature covers the bytes: they are verified before they are parsed.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });

  app.post(path, async (request, reply) => {
    await handle(verified(webhook, request));
    return reply.send({ received: true });
  });
}

/** @throws AppError UNAUTHORIZED; BAD_REQUEST for a signed body that is not JSON */
function verified(webhook: Webhook, { headers, body }: FastifyRequest): unknown {
  const text = typeof body === 'string' ? body : '';
  try {
    webhook.verify(text, signatureOf(headers), { jsonParse: false });
  } catch {
    throw new AppError(
      'UNAUTHORIZED',
      'The signature does not match this report, or is older than five minutes. ' +
        'Check the signing secret, and the clock.',
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('BAD_REQUEST', 'The body is not JSON.');
  }
}

function signatureOf(headers: FastifyRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [value] = prefixes.flatMap((prefix) => headers[`${prefix}-${part}`] ?? []);
      return value === undefined ? [] : [[`webhook-${part}`, value]];
    }),
  );
}
