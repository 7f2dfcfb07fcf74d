import { expect, test } from 'vitest';
import { offeredCards } from './chat-cards.ts';
import {
  flagKeys,
  linkKeys,
  linkSettings,
  type FeatureFlags,
  type SiteSettings,
} from './site-settings.ts';

const links = Object.fromEntries(
  linkKeys.map((key) => [key, linkSettings[key].default]),
) as SiteSettings['links'];
const flags = Object.fromEntries(flagKeys.map((key) => [key, true])) as unknown as FeatureFlags;
const scheduler = 'https://calendar.example.org/coach';

test.each([
  [
    'of an open site',
    { flags, links: { ...links, scheduler } },
    'assessment plan call decision-tree ptr-framework help',
  ],
  ['without a scheduler', { flags, links }, 'assessment plan decision-tree ptr-framework help'],
  [
    'while the assessment is closed',
    { flags: { ...flags, assessmentEnabled: false }, links: { ...links, scheduler } },
    'call decision-tree ptr-framework help',
  ],
])('the cards %s', (_name, settings, cards) => {
  expect(offeredCards(settings).join(' ')).toBe(cards);
});
