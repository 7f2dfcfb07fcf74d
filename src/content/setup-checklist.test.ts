import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { emptyPractice as practice } from '#testing/practices.ts';
import { settingName } from './office-site.ts';
import { notYetFilledIn, setupChecklist } from './setup-checklist.ts';
import { linkKeys, linkSettings, settingPaths, type SiteLinks } from './site-settings.ts';

const everyLink = (url: (key: string) => string) =>
  Object.fromEntries(linkKeys.map((key) => [key, url(key)])) as SiteLinks;

test('docs/setup-checklist.md lists what to fill in before going live (npm run docs writes it)', async () => {
  const page = await readFile(new URL('../../docs/setup-checklist.md', import.meta.url), 'utf8');
  expect(page).toContain(setupChecklist());
});

test('the list names every setting and every link', () => {
  const list = setupChecklist();
  for (const path of settingPaths) expect(list).toContain(`\`${path}\``);
  for (const key of linkKeys) expect(list).toContain(linkSettings[key].variable);
});

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
