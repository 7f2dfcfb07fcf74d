import type { FastifyInstance, InjectOptions } from 'fastify';
import { Webhook } from 'standardwebhooks';

export interface Report {
  signedWith: string;
  signedAt?: Date;
  /** The id of the webhook; a new one by default. */
  id?: string;
  prefix?: string;
  headers?: Record<string, string>;
  /** Replaces the signed body. */
  payload?: string;
}

/** Sends a webhook like another service, signed according to Standard Webhooks. */
export function report(app: FastifyInstance, url: string, body: object | string, how: Report) {
  const { signedWith, signedAt = new Date(), prefix = 'webhook' } = how;
  const { id = `msg_${crypto.randomUUID()}` } = how;
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const options: InjectOptions = {
    method: 'POST',
    url,
    payload: how.payload ?? payload,
    headers: {
      'content-type': 'application/json',
      [`${prefix}-id`]: id,
      [`${prefix}-timestamp`]: String(Math.floor(signedAt.getTime() / 1000)),
      [`${prefix}-signature`]: new Webhook(signedWith).sign(id, signedAt, payload),
      ...how.headers,
    },
  };
  return app.inject(options);
}
