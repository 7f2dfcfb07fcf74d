import type { Visitor } from '#testing/browser/visitor.ts';

/** A state of a page, for axe, the narrow-screen check and the screenshots. */
export interface State extends Options {
  /** Part of the file name of its screenshots. */
  name: string;
  show: (visitor: Visitor) => Promise<void>;
  /** The states to show next on the same page, in this order. */
  next?: readonly State[];
}

interface Options {
  /** Browser problems to expect in this state. */
  allow?: readonly string[];
  /** Represents its page: `npm test` checks it, and `npm run test:all` also on a wide screen. */
  isWide?: true;
  /** Set for states that wider screens do not have. */
  maxWidth?: number;
}

/** A function that makes states which need more than a visitor, and all allow these problems. */
export function stateMaker<Show>(always: readonly string[] = []) {
  type Made = Omit<State, 'show'> & { show: Show };
  function make(name: string, show: Show): Made;
  function make(name: string, options: Options, show: Show): Made;
  function make(name: string, options: Options | Show, show?: Show): Made {
    if (show === undefined) return { name, allow: always, show: options as Show };
    const { allow = [], ...others } = options as Options;
    return { name, ...others, allow: [...always, ...allow], show };
  }
  return make;
}

export const state = stateMaker<State['show']>();
