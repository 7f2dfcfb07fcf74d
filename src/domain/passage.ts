/** A part of the site that the advisor can quote. */
export interface Passage {
  /** Has a dot inside, so that a mark like `[faq.framework]` is no placeholder like `[name]`. */
  id: string;
  title: string;
  /** Where the site shows it, e.g. `/services#consulting`. */
  path: string;
  text: string;
}

/** What a message stores of a passage that it quotes. */
export type Source = Pick<Passage, 'title' | 'path'>;
