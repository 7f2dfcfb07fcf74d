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
export function limitConnections(app: FastifyInstance, isBehindProxy: boolean): void {
  const { server } = app;
  server.setTimeout(UNREAD_MS, (socket) => {
    // A chat that waits for the model has sent all it has.
    if (socket.writableLength > 0) socket.destroy();
  });

  const open = new Map<string, number>();
  if (!isBehindProxy) {
    server.on('connection', (socket) => {
      const address = networkOf(socket.remoteAddress ?? '', 4);
      const count = (open.get(address) ?? 0) + 1;
      if (count > MAX_PER_ADDRESS) return void socket.destroy();
      open.set(address, count);
      socket.once('close', () => {
        const left = open.get(address)! - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
    });
  }

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
