import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Differs from process to process, so that an id is found in the logs of all instances once. */
const prefix = randomInt(36 ** 5, 36 ** 6).toString(36);
let count = 0;

/** Short enough to be read out on the telephone. Never one that a caller sent: it goes to the log. */
export function nextRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The id under which the log speaks of the request; the site names it to visitors when we fail. */
export function showRequestId(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
}
