import { expect, test } from 'vitest';
import { emptyPractice as practice } from '#testing/practices.ts';
import { settingName } from './office-site.ts';
import { leftBeforeOpening, NEEDED_TO_OPEN, unfilledSettings } from './setup-checklist.ts';
import { linkKeys, linkSettings, type LinkKey, type SiteLinks } from './site-settings.ts';

const everyLink = (url: (key: LinkKey) => string) =>
  Object.fromEntries(linkKeys.map((key) => [key, url(key)])) as SiteLinks;

const example = everyLink((key) => linkSettings[key].default);

test('what visitors notice is left before opening, the coach’s name and portrait first', () => {
  const left = leftBeforeOpening(
    { ...practice, coach: { ...practice.coach, portrait: null } },
    example,
  );
  expect(left).toHaveLength(NEEDED_TO_OPEN);
  expect(left.slice(0, 5).map(({ path, is }) => [settingName(path), is])).toEqual([
    ['Coach: Name', 'missing'],
    ['Coach: Portrait', 'missing'],
    ['Testimonials: Testimonial on Home', 'sample'],
    ['Testimonials: Testimonial on About', 'sample'],
    ['Links: Discovery call (SCHEDULER_URL)', 'example'],
  ]);
  const all = unfilledSettings(practice, example, null);
  expect(all.slice(0, NEEDED_TO_OPEN)).toEqual(left);
  expect(new Set(all.slice(NEEDED_TO_OPEN).map(({ is }) => is))).toEqual(new Set(['empty']));
});

test('nothing is left once all is filled in', () => {
  const testimonial = { quote: 'It helped.', attribution: 'A client' };
  const portrait = { src: '/p.webp', srcSet: '', width: 320, height: 400 };
  const filled = {
    coach: { ...practice.coach, name: 'A. Coach', portrait },
    testimonials: { home: testimonial, about: testimonial },
  };
  expect(
    leftBeforeOpening(
      filled,
      everyLink((key) => `https://practice.test/${key}`),
    ),
  ).toEqual([]);
});
