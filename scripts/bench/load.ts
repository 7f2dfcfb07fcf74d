import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  requests: number;
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

/** Reads the requests, each ended by a zero byte, and sends them in turn. */
const wrkScript = `
  local ready, next = {}, 0
  init = function(arguments)
    local file = assert(io.open(arguments[1], 'rb'))
    for text in file:read('*a'):gmatch('(%Z+)%z') do ready[#ready + 1] = text end
    file:close()
  end
  request = function()
    next = next % #ready + 1
    return ready[next]
  end
  done = function(summary, latency)
    local e = summary.errors
    io.write(string.format(
      '{"requests":%d,"microseconds":%d,"p99":%f,"unanswered":%d,"refused":%d,"late":%d}',
      summary.requests, summary.duration, latency:percentile(99),
      e.connect + e.read + e.write, e.status, e.timeout))
  end
`;

async function loadByWrk(
  origin: string,
  requests: readonly LoadRequest[],
  seconds: number,
): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-wrk-'));
  const script = join(folder, 'script.lua');
  const list = join(folder, 'requests');
  try {
    await writeFile(script, wrkScript);
    await writeFile(list, requests.map((request) => `${httpText(origin, request)}\0`).join(''));
    const { stdout } = await promisify(execFile)('wrk', [
      ...['-t', '1', '-c', `${CONNECTIONS}`, '-d', `${seconds}s`, '-s', script, origin, '--', list],
    ]);
    const result = JSON.parse(stdout.slice(stdout.indexOf('{"'))) as {
      requests: number;
      microseconds: number;
      p99: number;
      unanswered: number;
      refused: number;
      late: number;
    };
    requireNoFailure(origin, requests, result);
    return {
      requests: result.requests,
      requestsPerSecond: result.requests / (result.microseconds / 1e6),
      p99Ms: result.p99 / 1000,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function httpText(origin: string, { method, path, headers, body }: LoadRequest): string {
  const lines = Object.entries({
    host: new URL(origin).host,
    ...headers,
    ...(body !== undefined && { 'content-length': `${Buffer.byteLength(body)}` }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
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
  requireNoFailure(origin, requests, {
    unanswered: result.errors - result.timeouts,
    refused: result.non2xx,
    late: result.timeouts,
  });
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
  };
}

/** How many requests got no answer, another than 2xx, or one after seconds only. */
interface Failures {
  unanswered: number;
  refused: number;
  late: number;
}

function requireNoFailure(
  origin: string,
  [first]: readonly LoadRequest[],
  { unanswered, refused, late }: Failures,
): void {
  if (unanswered + refused + late === 0) return;
  throw new Error(
    `${first?.method} ${origin}${first?.path} and its like: ` +
      `${unanswered} without an answer, ${refused} refused, ${late} answered too late`,
  );
}
