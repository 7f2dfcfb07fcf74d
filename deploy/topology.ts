import { randomBytes } from 'node:crypto';
import { freePort } from '#testing/free-port.ts';
import { spawnService, type Service } from '#testing/service.ts';
import { startBalancer, type Balancer } from './nginx.ts';

export interface Topology {
  balancer: Balancer;
  instances: [Instance, Instance];
  stop(): Promise<void>;
}

/** Starts the services of compose.yaml without containers: two instances on one database behind nginx. */
export async function startTopology(options: {
  databaseUrl: string;
  redisUrl?: string | undefined;
  port?: number;
  settings?: Record<string, string>;
}): Promise<Topology> {
  const port = options.port ?? (await freePort());
  const settings = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    COOKIE_SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: '127.0.0.1',
    ...(options.redisUrl !== undefined && { REDIS_URL: options.redisUrl }),
    ...options.settings,
  };
  const started: { stop(): Promise<void> }[] = [];
  async function stop(): Promise<void> {
    for (const one of started.toReversed()) await one.stop();
  }
  try {
    const instances: Topology['instances'] = [
      await Instance.create(options.databaseUrl, settings),
      await Instance.create(options.databaseUrl, settings),
    ];
    started.push(...instances);
    // The first migrates, the second finds the tables ready.
    for (const instance of instances) await instance.start();
    const balancer = await startBalancer(port, [instances[0].origin, instances[1].origin]);
    started.push(balancer);
    return { balancer, instances, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The server on a port that it keeps when it is restarted. */
export class Instance {
  readonly origin: string;
  readonly #databaseUrl: string;
  readonly #settings: Record<string, string>;
  #service: Service | undefined;

  private constructor(databaseUrl: string, settings: Record<string, string>, port: string) {
    this.#databaseUrl = databaseUrl;
    this.#settings = { ...settings, PORT: port };
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async create(databaseUrl: string, settings: Record<string, string>): Promise<Instance> {
    return new Instance(databaseUrl, settings, String(await freePort()));
  }

  async start(): Promise<void> {
    this.#service = await spawnService(this.#databaseUrl, this.#settings);
    await this.#service.ready();
  }

  /** The output of its current process, to show when a test fails. */
  log(): string {
    return this.#service?.log() ?? '';
  }

  /** Kills the process, as if its machine were lost. */
  async kill(): Promise<void> {
    this.#service?.signal('SIGKILL');
    await this.#service?.ended;
    this.#service = undefined;
  }

  /** Stops it gracefully; returns its exit code. */
  async shutDown(): Promise<number | null> {
    await this.stop();
    return (await this.#service?.ended) ?? null;
  }

  async stop(): Promise<void> {
    await this.#service?.stop();
  }
}
