import { z } from 'zod';

/** A text in an input. The length is checked first. */
export const textUpTo = (max: number) =>
  z.string().max(max, { error: `may have at most ${max} characters`, abort: true });

/** The database cannot store this one character. */
export const storable = (text: string) => text.replaceAll('\0', '');
