interface Limits {
  running: number;
  waiting: number;
  refusal: () => Error;
}

interface Turn {
  running: number;
  waiting: (() => void)[];
}

/**
 * Runs a few works of each key at a time; the next ones wait here in their order, where they hold neither
 * a connection nor a lock that others need.
 */
export class Turns {
  readonly #turns = new Map<string, Turn>();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Starts at once, without a promise of its own, if nothing is in the way.
   * @throws the refusal if too many wait
   */
  run<T>(key: string, work: () => T | Promise<T>): T | Promise<T> {
    let turn = this.#turns.get(key);
    if (!turn) this.#turns.set(key, (turn = { running: 0, waiting: [] }));
    const { waiting } = turn;
    if (turn.running < this.#limits.running) {
      turn.running += 1;
      return this.#start(key, turn, work);
    }
    if (waiting.length >= this.#limits.waiting) throw this.#limits.refusal();
    const free = new Promise<void>((resolve) => waiting.push(resolve));
    return free.then(() => this.#start(key, turn, work));
  }

  #start<T>(key: string, turn: Turn, work: () => T | Promise<T>): T | Promise<T> {
    const end = () => {
      const next = turn.waiting.shift();
      if (next) next();
      else if (--turn.running === 0) this.#turns.delete(key);
    };
    try {
      const result = work();
      if (result instanceof Promise) void result.then(end, end);
      else end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  }
}
