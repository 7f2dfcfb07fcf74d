import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOrInstall, findProgram } from '#testing/debian-packages.ts';

const CONNECTIONS = 32;
/** Slower answers count as failures. */
const LATE_SECONDS = 2;
/** The share of failures above which a round says nothing about speed. */
const FAILURES_ALLOWED = 0.01;

export interface LoadRequest {
  method: 'GET' | 'PATCH' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  p99Ms: number;
  failures: Failures;
}

interface Failures {
  /** The connection broke. */
  unanswered: number;
  /** The status was not 2xx. */
  refused: number;
  /** The answer took more than two seconds. */
  late: number;
}

/** Sends the requests in turn, repeatedly, over 32 connections. */
export type Load = (
  origin: string,
  requests: readonly LoadRequest[],
  seconds: number,
) => Promise<LoadResult>;

/** So many requests failed that the figures of the round mean nothing. */
export class InvalidRoundError extends Error {}

/** @returns a sentence on the failed requests, if there are any; @throws InvalidRoundError */
export function describeFailures({ requests, failures }: LoadResult): string | undefined {
  const { unanswered, refused, late } = failures;
  const failed = unanswered + refused + late;
  if (failed === 0) return undefined;
  const sentence =
    `${failed} of ${requests} requests failed: ${unanswered} got no answer, ${refused} were ` +
    `refused, ${late} took over ${LATE_SECONDS} s.`;
  if (failed <= requests * FAILURES_ALLOWED) return sentence;
  throw new InvalidRoundError(`${sentence} That is too many for the figures to mean anything.`);
}

/** wrk, because on a small machine it leaves most of the CPU to the server. */
export async function findWrk(): Promise<Load> {
  const wrk = await findOrInstall(() => findProgram('wrk', 'WRK_PATH'), 'wrk');
  if (wrk === undefined) {
    console.error('wrk, which makes the load, is missing. Install it, or set WRK_PATH.');
    process.exit(1);
  }
  return (...load) => loadByWrk(wrk, ...load);
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
      '{"requests":%d,"microseconds":%d,"p99":%f,' ..
        '"failures":{"unanswered":%d,"refused":%d,"late":%d}}',
      summary.requests, summary.duration, latency:percentile(99),
      e.connect + e.read + e.write, e.status, e.timeout))
  end
`;

async function loadByWrk(
  wrk: string,
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
    const { stdout } = await promisify(execFile)(wrk, [
      ...['-t', '1', '-c', `${CONNECTIONS}`, '-d', `${seconds}s`, '-s', script],
      ...['--timeout', `${LATE_SECONDS}s`, origin, '--', list],
    ]);
    const { microseconds, p99, ...result } = JSON.parse(stdout.slice(stdout.indexOf('{"'))) as Pick<
      LoadResult,
      'requests' | 'failures'
    > & { microseconds: number; p99: number };
    return {
      ...result,
      requestsPerSecond: result.requests / (microseconds / 1e6),
      p99Ms: p99 / 1000,
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
