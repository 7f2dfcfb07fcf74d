import type { PracticeFacts } from '#domain/site-settings.ts';

/** What the discovery call costs, takes, and happens by, as far as the practice has said: a sentence. */
export function callTerms({ minutes, medium }: PracticeFacts['discoveryCall']): string {
  const terms = ['Free of charge', minutes && `${minutes} minutes`, medium];
  return `${terms.filter(Boolean).join(', ')}.`;
}
