/** A part of the site that the advisor can quote. */
export interface Passage {
  /** Has a dot inside, so that a mark like `[faq.framework]` is no placeholder like `[name]`. */
  id: string;
  title: string;
  /** Where the site shows it, e.g. `/services#consulting`. */
  path: string;
  text: string;
}

/** The part of a quoted passage that a message stores. */
export type Source = Pick<Passage, 'title' | 'path'>;
