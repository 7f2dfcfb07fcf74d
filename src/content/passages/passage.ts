import type { Passage } from '#domain/passage.ts';

export const passage = (
  id: string,
  title: string,
  path: string,
  ...text: readonly string[]
): Passage => ({ id, title, path, text: text.join(' ') });
