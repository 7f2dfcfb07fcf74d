import type { Visitor } from '#testing/browser/visitor.ts';

/** Something a page can show, for the eyes of axe, of a narrow screen and of the screenshots. */
export interface State {
  /** Part of the file name of its screenshots. */
  name: string;
  show: (visitor: Visitor) => Promise<void>;
  /** Problems that belong to it. */
  allow?: readonly string[];
  /** Stands for its page on a wide screen, where axe looks at one state of each page. */
  isWide?: true;
  /** Wider screens do not have it. */
  maxWidth?: number;
  /** States that are shown after it on the same page, in this order. */
  next?: readonly State[];
}
