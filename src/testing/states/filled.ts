import { pageStates } from './pages.ts';
import type { State } from './state.ts';

const withFacts = ['home', 'about', 'services', 'newsletter', 'products', 'privacy'];

/** Pages that show site settings, with all of them filled in. */
export const filledStates: readonly State[] = pageStates
  .filter(({ name }) => withFacts.some((page) => name === `page-${page}`))
  .map((state) => ({ ...state, name: state.name.replace('page-', 'filled-') }));
