import type { PracticeFacts } from '#domain/site-settings.ts';

/** Cost, length, and medium of the discovery call in one sentence. Empty settings are left out. */
export function callTerms({ minutes, medium }: PracticeFacts['discoveryCall']): string {
  const terms = ['Free of charge', minutes && `${minutes} minutes`, medium];
  return `${terms.filter(Boolean).join(', ')}.`;
}
