import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network in front of a server, which can be cut. */
export interface Network {
  /** The server's URL through this network. */
  url: string;
  /** Drops all traffic in both directions, silently. */
  swallow(): void;
  /** Lets traffic through again; dropped data stays lost. */
  restore(): void;
  close(): Promise<void>;
}

/** How PostgreSQL begins to tell a client the process id of its session. */
const PROCESS_ID = Buffer.from('K\0\0\0\x0c');

/**
 * Carries the traffic to the server at `target`, an address like `postgres://…@127.0.0.1:5432/x`.
 * As a pooler it tells another process id than the session's.
 */
export async function networkTo(target: string, { isPooler = false } = {}): Promise<Network> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSwallowing = false;

  const entrance = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isIdKnown = !isPooler;
    far.on('data', (bytes) => {
      const at = isIdKnown ? -1 : bytes.indexOf(PROCESS_ID);
      if (at < 0) return;
      isIdKnown = true;
      bytes[at + PROCESS_ID.length]! ^= 1;
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isSwallowing) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        if (!isSwallowing) to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(entrance, 'listening');

  const url = new URL(target);
  url.port = String((entrance.address() as AddressInfo).port);
  return {
    url: url.href,
    swallow: () => {
      isSwallowing = true;
    },
    restore: () => {
      isSwallowing = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await once(entrance.close(), 'close');
    },
  };
}
