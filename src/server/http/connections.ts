import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './rate-limits.ts';

/** Room for thirty browsers behind one address, which open six connections each. */
const MAX_PER_ADDRESS = 256;
/** Requests that may wait on a connection. No browser or proxy sends a second one early. */
const MAX_PIPELINED = 32;
/** A client that takes nothing of its answer for this long holds memory that others need. */
const UNREAD_MS = 30_000;

/**
 * Bounds what one address can make the server hold: answers that are never read.
 * @param isBehindProxy the connections are those of a proxy, for many callers
 */
export function limitConnections(
  app: FastifyInstance,
  isBehindProxy: boolean,
  unreadMs = UNREAD_MS,
): void {
  const { server } = app;
  const open = new Set<Socket>();
  // Only sockets that hold an answer get a timeout, which Node renews as bytes leave. A chat that
  // waits for the model has sent all it has, and idle connections keep their own, longer timeout.
  const timer = setInterval(() => {
    for (const socket of open) {
      const isHeld = socket.writableLength > 0;
      if (isHeld !== (socket.timeout === unreadMs)) socket.setTimeout(isHeld ? unreadMs : 0);
    }
  }, unreadMs / 3).unref();
  app.addHook('onClose', () => clearInterval(timer));

  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    open.add(socket);
    const address = networkOf(socket.remoteAddress ?? '', 4);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      open.delete(socket);
      const left = counts.get(address)! - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (!isBehindProxy && count > MAX_PER_ADDRESS) socket.destroy();
  });

  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    // Node gives a response its socket when the one before has been sent.
    if (response.socket !== null) return done();
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MAX_PIPELINED) return void socket.destroy();
    response.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1);
      done();
    });
  });
}
