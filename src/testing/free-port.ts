import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of the loopback that nobody uses right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}
