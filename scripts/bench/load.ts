import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const CONNECTIONS = 32;

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  requestsPerSecond: number;
  p99Ms: number;
}

/** Sends the requests in turn, over and over, from 32 connections. Any error answer fails the run. */
export type Load = (
  origin: string,
  requests: readonly LoadRequest[],
  seconds: number,
) => Promise<LoadResult>;

/** wrk where it is installed: it takes less of a small machine than autocannon does. */
export async function findLoad(): Promise<{ name: string; load: Load }> {
  const hasWrk = await promisify(execFile)('wrk', ['-v']).then(
    () => true,
    // It answers its version with exit code 1.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
  return hasWrk ? { name: 'wrk', load: loadByWrk } : { name: 'autocannon', load: loadByAutocannon };
}

async function loadByWrk(
  origin: string,
  requests: readonly LoadRequest[],
  seconds: number,
): Promise<LoadResult> {
  const script = join(tmpdir(), `ready-leader-bench-${randomUUID()}.lua`);
  writeFileSync(script, wrkScript(requests));
  try {
    const { stdout } = await promisify(execFile)('wrk', [
      ...['-t', '1', '-c', `${CONNECTIONS}`, '-d', `${seconds}s`, '-s', script, origin],
    ]);
    const result = JSON.parse(stdout.slice(stdout.indexOf('{"'))) as {
      requests: number;
      microseconds: number;
      p99: number;
      failed: number;
    };
    requireNoFailure(origin, requests, result.failed);
    return {
      requestsPerSecond: result.requests / (result.microseconds / 1e6),
      p99Ms: result.p99 / 1000,
    };
  } finally {
    rmSync(script);
  }
}

/** Formats each request once, so that wrk itself costs the same whatever it sends. */
function wrkScript(requests: readonly LoadRequest[]): string {
  const quote = (text: string) => JSON.stringify(text);
  const list = requests.map(({ method, path, headers = {}, body }) => {
    const fields = Object.entries(headers).map(([key, value]) => `[${quote(key)}]=${quote(value)}`);
    return `{${quote(method)},${quote(path)},{${fields.join(',')}},${body ? quote(body) : 'nil'}}`;
  });
  return `
    local list = {${list.join(',\n')}}
    local ready, next = {}, 0
    init = function()
      for i, r in ipairs(list) do ready[i] = wrk.format(r[1], r[2], r[3], r[4]) end
    end
    request = function()
      next = next % #ready + 1
      return ready[next]
    end
    done = function(summary, latency)
      local e = summary.errors
      io.write(string.format('{"requests":%d,"microseconds":%d,"p99":%f,"failed":%d}',
        summary.requests, summary.duration, latency:percentile(99),
        e.connect + e.read + e.write + e.status + e.timeout))
    end
  `;
}

async function loadByAutocannon(
  origin: string,
  requests: readonly LoadRequest[],
  seconds: number,
): Promise<LoadResult> {
  const share = Math.ceil(requests.length / CONNECTIONS);
  let connection = 0;
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    // Each connection runs through the whole list: from another place, or all would send the same.
    setupClient: (client) => {
      const start = (connection++ * share) % requests.length;
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  });
  requireNoFailure(origin, requests, result.non2xx + result.errors);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}

function requireNoFailure(origin: string, [first]: readonly LoadRequest[], failed: number): void {
  if (failed === 0) return;
  throw new Error(`${failed} requests failed: ${first?.method} ${origin}${first?.path}`);
}
