import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from './debian-packages.ts';

/** The path of the Redis server, if it is installed. */
export const redisProgram = findProgram('redis-server', 'REDIS_SERVER_PATH');

/** A new Redis without persistence, which can be stopped and restarted. */
export class TestRedis {
  readonly #port: number;
  readonly #settings: Record<string, string>;
  #process: ChildProcess | undefined;

  constructor(port: number, settings: Record<string, string> = {}) {
    this.#port = port;
    this.#settings = settings;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const settings = {
      port: `${this.#port}`,
      bind: '127.0.0.1',
      save: '',
      appendonly: 'no',
      ...this.#settings,
    };
    const options = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
    this.#process = spawn(redisProgram!, options, { stdio: 'ignore', cwd: '/' });
    while (!(await this.#answers())) await setTimeout(10);
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  async stop(): Promise<void> {
    if (!this.#process) return;
    const ended = once(this.#process, 'exit');
    this.signal('SIGKILL');
    this.#process = undefined;
    await ended;
  }

  async #answers(): Promise<boolean> {
    const socket = connect(this.#port, '127.0.0.1');
    return once(socket, 'connect').then(
      () => {
        socket.destroy();
        return true;
      },
      () => false,
    );
  }
}
