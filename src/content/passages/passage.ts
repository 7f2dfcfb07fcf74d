import type { Passage } from '#domain/chat.ts';

type Text = string | readonly string[];

/** @param id lower-cased, because the database accepts no other */
export const passage = (
  id: string,
  title: string,
  path: string,
  ...text: readonly Text[]
): Passage => ({ id: id.toLowerCase(), title, path, text: text.flat().join(' ') });

/** The passages of one place, by their ids: a title, then what it says. */
export const passagesAt = (
  path: string,
  said: Readonly<Record<string, readonly [title: string, ...text: readonly Text[]]>>,
): Passage[] =>
  Object.entries(said).map(([id, [title, ...text]]) => passage(id, title, path, ...text));

/** Each item in one line, e.g. `Monday: what happens`. */
export const listed = <Lead extends string, Said extends string>(
  items: readonly Readonly<Record<Lead | Said, string>>[],
  lead: Lead,
  said: Said,
) => items.map((item) => `${item[lead]}: ${item[said]}`);
