import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A port that stays open while one site after the other answers there. */
export interface Entrance {
  port: number;
  /** The site that gets new connections; without one they are closed. */
  leadTo: (site?: HttpServer) => void;
  /** Closes every connection. */
  cut: () => void;
}

let opened: Promise<Entrance> | undefined;

/**
 * The entrance of this process. Browsers keep files and compiled code by origin, so they open the pages
 * of the next site at this origin four times as fast.
 */
export function entrance(): Promise<Entrance> {
  opened ??= open();
  return opened;
}

function open(): Promise<Entrance> {
  const { promise, resolve, reject } = Promise.withResolvers<Entrance>();
  const sockets = new Set<Socket>();
  let current: HttpServer | undefined;
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    if (!current) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    current.emit('connection', socket);
  });
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    server.unref();
    resolve({
      port: (server.address() as AddressInfo).port,
      leadTo: (site) => {
        current = site;
      },
      cut: () => {
        for (const socket of sockets) socket.destroy();
      },
    });
  });
  return promise;
}
