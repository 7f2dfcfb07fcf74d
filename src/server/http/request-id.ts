import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Differs from process to process, so that an id is unique in the logs of all instances. */
const prefix = randomInt(36 ** 5, 36 ** 6).toString(36);
let count = 0;

/** Short enough to read out over the phone. Never one that a caller sent, because it is logged. */
export function nextRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The request's id in the log; the site shows it to visitors after a server error. */
export function showRequestId(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
}
