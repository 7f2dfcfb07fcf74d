import { pageStates } from './pages.ts';
import type { State } from './state.ts';

const withFacts = ['home', 'about', 'services', 'newsletter', 'products', 'privacy'];

/** The pages that show facts of the practice, on a site where all of them are filled in. */
export const filledStates: readonly State[] = pageStates
  .filter(({ name }) => withFacts.some((page) => name === `page-${page}`))
  .map((state) => ({ ...state, name: state.name.replace('page-', 'filled-') }));
