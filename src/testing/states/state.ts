import type { Visitor } from '#testing/browser/visitor.ts';

/** A state of a page, for axe, the narrow-screen check and the screenshots. */
export interface State {
  /** Part of the file name of its screenshots. */
  name: string;
  show: (visitor: Visitor) => Promise<void>;
  /** Browser problems to expect in this state. */
  allow?: readonly string[];
  /** Represents its page on a wide screen, where axe checks one state of each page. */
  isWide?: true;
  /** Set for states that wider screens do not have. */
  maxWidth?: number;
  /** The states to show next on the same page, in this order. */
  next?: readonly State[];
}
