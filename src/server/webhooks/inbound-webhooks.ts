import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { AppError } from '#domain/errors.ts';

/** The same headers, as the specification names them and as those who wrote it did before. */
const prefixes = ['webhook', 'svix'];
const parts = ['id', 'timestamp', 'signature'];

interface SignedReports {
  path: `/api/${string}`;
  secret: string;
  take: (reported: unknown) => Promise<void>;
}

/**
 * Where another service reports something, signed by the Standard Webhooks specification. For a scope
 * of its own: what is signed are the bytes, so that they are not parsed before.
 */
export function signedReports(app: FastifyInstance, { path, secret, take }: SignedReports): void {
  const webhook = new Webhook(secret);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });

  app.post(path, async (request, reply) => {
    await take(verified(webhook, request));
    return reply.send({ received: true });
  });
}

/** @throws AppError UNAUTHORIZED, BAD_REQUEST for what is signed and no JSON */
function verified(webhook: Webhook, { headers, body }: FastifyRequest): unknown {
  const text = typeof body === 'string' ? body : '';
  try {
    webhook.verify(text, signatureOf(headers), { jsonParse: false });
  } catch {
    throw new AppError(
      'UNAUTHORIZED',
      'The signature does not fit this report, or is older than five minutes. ' +
        'Check the signing secret, and the clock.',
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('BAD_REQUEST', 'The report is not JSON.');
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
