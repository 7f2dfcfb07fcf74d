import { appendFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Savers } from './savers.ts';

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
