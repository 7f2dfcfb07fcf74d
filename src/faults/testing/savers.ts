import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { inject } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { formatSessionId } from '#domain/session-id.ts';

export interface Attempt {
  began: number;
  ms: number;
  /** Undefined if no answer came. */
  status: number | undefined;
  retryAfter: string | null;
}

interface Saved {
  /** The response that the server acknowledged last. */
  acknowledged?: number;
  /** Responses sent since without an answer: each of them may be stored. */
  open: Set<number>;
}

const PAUSE_AFTER_FAILURE_MS = 50;

/**
 * Visitors who save one response after the other, and change it when a save fails. An earlier,
 * failed save must not replace a response that was acknowledged since.
 */
export class Savers {
  readonly attempts: Attempt[] = [];
  readonly #visitors: Visitor[];
  #running: Promise<unknown> | undefined;
  #isStopping = false;

  private constructor(visitors: Visitor[]) {
    this.#visitors = visitors;
  }

  static async start(origin: string, count: number): Promise<Savers> {
    const visitors = await Promise.all(Array.from({ length: count }, () => newVisitor(origin)));
    const savers = new Savers(visitors);
    savers.resume();
    return savers;
  }

  resume(): void {
    this.#isStopping = false;
    this.#running = Promise.all(this.#visitors.map((visitor) => this.#save(visitor)));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  get ids(): string[] {
    return this.#visitors.map(({ id }) => id);
  }

  get acknowledged(): number {
    return this.attempts.filter(({ status }) => status === 200).length;
  }

  /** Milliseconds from then until each visitor has saved a response. */
  async untilAllSaved(since: number, patienceMs = 20_000): Promise<number> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await setTimeout(5)) {
      if (this.#visitors.every(({ lastSaved }) => lastSaved > since)) {
        return (
          Math.max(...this.#visitors.map(({ firstSavedAfter }) => firstSavedAfter(since))) - since
        );
      }
    }
    throw new Error('Not every visitor can save again');
  }

  /** How many acknowledged responses the database does not have. */
  async countLost(connect: () => Promise<pg.Client>): Promise<number> {
    const client = await connect();
    try {
      let lost = 0;
      for (const { id, saved } of this.#visitors) {
        const { rows } = await client.query<{ competency_id: string; value: number }>(
          `select competency_id, (question1_rating - 1) * 5 + question2_rating - 1 as value
           from response where assessment_id = $1`,
          [id],
        );
        const stored = new Map(rows.map((row) => [row.competency_id, row.value]));
        for (const [competency, { acknowledged, open }] of saved) {
          if (acknowledged === undefined) continue;
          const value = stored.get(competency);
          if (value === undefined || (value !== acknowledged && !open.has(value))) lost += 1;
        }
      }
      return lost;
    } finally {
      await client.end();
    }
  }

  async #save(visitor: Visitor): Promise<void> {
    while (!this.#isStopping) {
      const attempt = await visitor.saveNext();
      this.attempts.push(attempt);
      if (attempt.status !== 200) await setTimeout(PAUSE_AFTER_FAILURE_MS);
    }
  }
}

class Visitor {
  readonly id: string;
  readonly saved = new Map<string, Saved>();
  lastSaved = 0;
  readonly #saves: number[] = [];
  readonly #origin: string;
  readonly #cookie: string;
  #position = 0;
  #value = 0;

  constructor(origin: string, id: string, cookie: string) {
    this.#origin = origin;
    this.id = id;
    this.#cookie = cookie;
  }

  readonly firstSavedAfter = (since: number): number =>
    this.#saves.find((time) => time > since) ?? Number.POSITIVE_INFINITY;

  async saveNext(): Promise<Attempt> {
    const { id: competencyId, category } = competencies[this.#position]!;
    this.#value = (this.#value + 1) % 25;
    const value = this.#value;
    const saved: Saved = this.saved.get(competencyId) ?? { open: new Set() };
    saved.open.add(value);
    this.saved.set(competencyId, saved);

    const began = performance.now();
    const { status, retryAfter } = await post(
      `${this.#origin}/api/assessment/${this.id}/responses`,
      {
        competencyId,
        category,
        question1Rating: 1 + Math.floor(value / 5),
        question2Rating: 1 + (value % 5),
      },
      this.#cookie,
    );
    if (status === 200) {
      saved.acknowledged = value;
      saved.open.clear();
      this.#position = (this.#position + 1) % competencies.length;
      this.lastSaved = performance.now();
      this.#saves.push(this.lastSaved);
    }
    return { began, ms: performance.now() - began, status, retryAfter };
  }
}

async function newVisitor(origin: string): Promise<Visitor> {
  const sessionId = formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  const { body, cookie } = await post(`${origin}/api/assessment`, { sessionId });
  return new Visitor(origin, (JSON.parse(body) as { id: string }).id, cookie);
}

async function post(url: string, body: object, cookie = '') {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: text,
      cookie: response.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; '),
    };
  } catch {
    return { status: undefined, retryAfter: null, body: '', cookie: '' };
  }
}

/** The effect of a fault, for the table at the end of the run. */
export interface Figures {
  fault: string;
  acknowledged: number;
  lost: number;
  '503 within ms'?: number;
  'back within ms'?: number;
  'exit within ms'?: number;
}

export function note(figures: Figures): void {
  appendFileSync(inject('figuresFile'), `${JSON.stringify(figures)}\n`);
}

/** The longest time until a caller learned that the server cannot save now. */
export function slowestRefusal({ attempts }: Savers, since: number): number {
  const refused = attempts.filter(({ began, status }) => began >= since && status !== 200);
  return Math.round(Math.max(0, ...refused.map(({ ms }) => ms)));
}
