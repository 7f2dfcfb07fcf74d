import type { Practice } from './site-settings.ts';

/** Cost, length, and medium of the discovery call in one sentence. Empty settings are left out. */
export function callTerms({ minutes, medium }: Practice['discoveryCall']): string {
  const terms = ['Free of charge', minutes && `${minutes} minutes`, medium];
  return `${terms.filter(Boolean).join(', ')}.`;
}
