import { expect, test } from 'vitest';
import { emptyPractice as practice } from '#testing/practices.ts';
import { settingName } from './office-site.ts';
import { notYetFilledIn } from './setup-checklist.ts';
import { linkKeys, type SiteLinks } from './site-settings.ts';

const everyLink = (url: (key: string) => string) =>
  Object.fromEntries(linkKeys.map((key) => [key, url(key)])) as SiteLinks;

test('the log at start lists what is not filled in yet', () => {
  const links = everyLink((key) => `https://example.com/${key}`);
  expect(notYetFilledIn(practice, links).slice(0, 4).map(settingName)).toEqual([
    'Testimonials: Testimonial on Home',
    'Testimonials: Testimonial on About',
    'Coach: Name',
    'Links: Discovery call (SCHEDULER_URL)',
  ]);
});

test('the log at start lists nothing once all is filled in', () => {
  const testimonial = { quote: 'It helped.', attribution: 'A client' };
  const filled = {
    ...practice,
    coach: { ...practice.coach, name: 'A. Coach' },
    testimonials: { home: testimonial, about: testimonial },
  };
  expect(
    notYetFilledIn(
      filled,
      everyLink((key) => `https://practice.test/${key}`),
    ),
  ).toEqual([]);
});
