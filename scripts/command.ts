import { spawnSync } from 'node:child_process';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The arguments of a command. Wrong ones end it with 2, one sentence, and the usage. */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    return wrongUsage(usage, error);
  }
}

export function wrongUsage(usage: string, error?: unknown): never {
  // Node's second sentence is about arguments that begin with a hyphen.
  const [problem] = error instanceof Error ? error.message.split('. ', 1) : [];
  console.error(`${problem === undefined ? '' : `${problem}. `}Usage: npm run ${usage}`);
  process.exit(2);
}

/** A whole number from 1 on. */
export function readCount(usage: string, name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  return wrongUsage(usage, new Error(`${name} needs a whole number from 1`));
}

/** Runs a command as if it were typed, and ends with its code. */
export function runInTerminal(command: string, environment: Record<string, string> = {}): void {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
