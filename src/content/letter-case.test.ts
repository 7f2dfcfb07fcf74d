import { expect, test } from 'vitest';
import { about } from './about.ts';
import { assessmentOffer } from './assessment-offer.ts';
import { comingSoonActions } from './coming-soon.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { footer, navigation } from './navigation.ts';
import { newsletter } from './newsletter.ts';
import { readyForMore, teamTools, whatsNext } from './next-steps.ts';
import { onward } from './onward.ts';
import { privacy } from './privacy.ts';
import { products } from './products.ts';
import { resources } from './resources.ts';
import { services } from './services.ts';

/** Everything on the public site that has headings and links. */
const site = {
  ...{ about, assessmentOffer, comingSoonActions, faq, footer, home, navigation, newsletter },
  ...{ onward, privacy, products, readyForMore, resources, services, teamTools, whatsNext },
};

const small = /^(a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/;

/** A headline that is a sentence ends with its mark and keeps its case. */
function isTitle(text: string): boolean {
  if (/[.?!]$/.test(text)) return true;
  const [first = '', ...rest] = text.split(' ');
  return /^[^a-z]/.test(first) && rest.every((word) => small.test(word) || /^[^a-z]/.test(word));
}

/** Headlines, the lines above them, and the labels of links. */
function titles(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const { kicker, headline, label, target } = content as Record<string, unknown>;
  // A heading may have two forms, with and without the coach's name.
  const forms = [kicker, headline].flatMap((text) =>
    typeof text === 'object' ? Object.values(text as object) : [text],
  );
  const own = [...forms, target && label].filter((text) => typeof text === 'string');
  return [...own, ...Object.values(content).flatMap(titles)];
}

test('headings and links are in title case, unless they are sentences', () => {
  const found = [...titles(site), ...privacy.sections.map(({ title }) => title)];
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((text) => !isTitle(text))).toEqual([]);
});
