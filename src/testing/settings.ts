import { expect } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

export const secret = 'a secret of more than 32 characters';
export const read = (environment: Record<string, string> = {}) =>
  readConfig({ COOKIE_SECRET: secret, ...environment });

/** The problems of an environment: the lines of the error after the first. */
export function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    const [title, ...faults] = (error as ConfigError).message.split('\n');
    expect(title).toBe('The settings are invalid:');
    return faults.map((fault) => fault.replace(/^ {2}- /, ''));
  }
  return [];
}
