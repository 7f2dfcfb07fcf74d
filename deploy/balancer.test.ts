import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { findNginx } from './find-nginx.ts';
import { startBalancer } from './nginx.ts';

test.skipIf(findNginx() === undefined)(
  'a kept connection that ends while one instance is gone fails no call (skipped without nginx)',
  async ({ onTestFinished }) => {
    const served = new WeakSet<object>();
    let ended = 0;
    const instance = createServer((request, response) => {
      if (served.has(request.socket)) {
        ended += 1;
        request.socket.destroy();
        return;
      }
      served.add(request.socket);
      response.end();
    });
    await once(instance.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void instance.close());
    const { port } = instance.address() as AddressInfo;
    const gone = `http://127.0.0.1:${await freePort()}`;
    const balancer = await startBalancer(await freePort(), [gone, `http://127.0.0.1:${port}`]);
    onTestFinished(() => balancer.stop());

    const statuses: number[] = [];
    for (let call = 0; call < 10; call += 1) {
      const { status } = await fetch(`${balancer.origin}/api/assessment`, { method: 'POST' });
      statuses.push(status);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    expect(ended).toBeGreaterThan(0);
  },
);
