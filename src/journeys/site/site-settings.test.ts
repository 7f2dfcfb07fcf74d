import { beforeAll, describe, expect, test } from 'vitest';
import { about } from '#content/about.ts';
import type { Practice, SettingPath, SiteSettings } from '#content/site-settings.ts';
import { pages, type PageId } from '#content/pages.ts';
import { sampleLabel } from '#content/site.ts';
import type { OfferId } from '#domain/site-settings.ts';
import { readConfig } from '#server/config.ts';
import { readPortrait } from '#server/settings/portrait.ts';
import { builtSite } from '#server/site/site-source.ts';
import { emptyPractice as practice, filledPractice as filled } from '#testing/practices.ts';
import { framedPages } from './testing/site-pages.ts';

type Shown = [setting: SettingPath, on: readonly PageId[], as: readonly string[]];

/** The assessment's footer has less than the site's. */
const everyPage = Object.keys(pages) as PageId[];
const withSiteFooter = everyPage.filter((id) => framedPages.includes(pages[id]));

const figures = filled.statistics.flatMap(({ value, label, seen }) => [value, label, seen ?? '']);
const service = (id: OfferId): Shown => [
  `services.${id}`,
  ['services'],
  Object.values(filled.services[id]) as string[],
];

/** The pages that show each setting, and the text there. */
const shown: Shown[] = [
  ['coach.name', ['home', 'about'], [filled.coach.name, `Portrait of ${filled.coach.name}`]],
  ['coach.portrait', ['home', 'about'], ['/assets/portrait-']],
  ['coach.credentials', ['home', 'about'], filled.coach.credentials],
  ['coach.introduction', ['home', 'about'], filled.coach.introduction],
  ['contact.email', everyPage, [filled.contact.email, 'mailto:hello@practice.test']],
  ['contact.phone', withSiteFooter, [filled.contact.phone, 'tel:+15035550100']],
  // Only in an open conversation.
  ['chat.helpLines', [], filled.chat.helpLines],
  ['place', withSiteFooter, [filled.place]],
  [
    'socialProfiles',
    withSiteFooter,
    filled.socialProfiles.flatMap(({ label, url }) => [label, url]),
  ],
  ['assessment.origin', ['method'], filled.assessment.origin],
  ['discoveryCall.minutes', ['home', 'services'], ['25 minutes']],
  ['discoveryCall.medium', ['home', 'services'], ['by phone or video']],
  // Only in the office.
  ['coachEmail.subject', [], [filled.coachEmail.subject]],
  ['coachEmail.text', [], filled.coachEmail.text],
  service('program'),
  service('oneOnOne'),
  service('consulting'),
  service('teamDevelopment'),
  service('managerTraining'),
  ['program.cost', ['services'], [filled.program.cost]],
  ['program.weeklyTime', ['services'], [filled.program.weeklyTime]],
  ['faq.cost', ['services'], ['What does it cost?', ...filled.faq.cost]],
  ['faq.remote', ['services'], ['Do we meet remotely or in person?', ...filled.faq.remote]],
  ['faq.confidentiality', ['services'], ['Is it confidential?', ...filled.faq.confidentiality]],
  ['newsletter.issueTitles', ['newsletter'], filled.newsletter.issueTitles],
  ['testimonials.home', ['home'], Object.values(filled.testimonials.home!) as string[]],
  ['testimonials.about', ['about'], Object.values(filled.testimonials.about!) as string[]],
  ['statistics', ['home'], figures.filter(Boolean)],
  ['sources.figures', ['home'], [filled.sources.figures]],
  ['sources.stress', ['about'], [filled.sources.stress]],
  ['sources.leaving', ['about'], [filled.sources.leaving]],
  ['sources.returns', ['about'], [filled.sources.returns]],
  ['playbook.price', ['products'], ['$15.50']],
  ['playbook.value', ['products'], ['$97']],
  ['playbook.format', ['products'], [filled.playbook.format]],
  ['playbook.delivery', ['products'], [filled.playbook.delivery]],
  ['playbook.refund', ['products'], [filled.playbook.refund]],
];

/** Renders these pages with these settings, by page id. */
let render: (values: Practice, ids?: readonly PageId[]) => Promise<Map<PageId, string>>;
let renderedFilled: Map<PageId, string>;
beforeAll(async () => {
  const { site } = await builtSite();
  const { links, flags, publicUrl, retention, findResults } = readConfig({});
  const filledPortrait = (await readPortrait(filled.coach.portrait))!.shown;
  render = async (values, ids = everyPage) => {
    const portrait = values.coach.portrait === '' ? null : filledPortrait;
    const settings: SiteSettings = {
      links,
      flags,
      publicUrl,
      retention,
      // Without mail, the pages of feedback are not found.
      sendsMail: true,
      hasOffice: true,
      hasSignIn: true,
      hearsOfBookings: true,
      norms: null,
      findResults,
      practice: { ...values, coach: { ...values.coach, portrait } },
    };
    const rendered = new Map<PageId, string>();
    for (const id of ids) {
      const { head, body } = await site.render(pages[id].path, settings);
      rendered.set(id, head + body);
    }
    return rendered;
  };
  renderedFilled = await render(filled);
});

/** The filled-in settings, with this one as empty as shipped. */
function without(setting: SettingPath): Practice {
  const [part, key] = setting.split('.') as [keyof Practice, string | undefined];
  if (key === undefined) return { ...filled, [part]: practice[part] };
  const [all, own] = [filled[part], practice[part]] as unknown as Record<string, unknown>[];
  return { ...filled, [part]: { ...all, [key]: own![key] } };
}

/** Without the spans that keep a word on one line. */
function withoutSpans(html: string): string {
  const text = stripped.get(html) ?? html.replaceAll(/<span class="\w+">([^<]*)<\/span>/g, '$1');
  stripped.set(html, text);
  return text;
}

const stripped = new Map<string, string>();

const pagesWith = (rendered: Map<PageId, string>, words: string) =>
  [...rendered].filter(([, html]) => withoutSpans(html).includes(words)).map(([id]) => id);

describe.each(shown)('%s', (setting, on, as) => {
  test('appears on its pages once it is set, and on no other page', () => {
    for (const words of as) expect(pagesWith(renderedFilled, words), words).toEqual(on);
  });

  test('leaves no text and no empty element while it is not set', async () => {
    const rendered = await render(without(setting), on);
    for (const words of as) expect(pagesWith(rendered, words), words).toEqual([]);
    for (const [id, html] of rendered) expect(emptyElements(html), id).toEqual([]);
  });
});

test('a new site shows none of these settings and no gaps for them', async () => {
  const rendered = await render(practice);
  for (const [, , as] of shown) {
    for (const words of as) expect(pagesWith(rendered, words), words).toEqual([]);
  }
  for (const [id, html] of rendered) {
    expect(emptyElements(html), id).toEqual([]);
    const words = html.replaceAll(/<code.*?<\/code>|<[^>]+>/gs, ' ');
    expect(words, id).not.toMatch(/\b(undefined|null|NaN)\b/);
  }
});

test('with a name the coach speaks first on About; without one the practice speaks last', async () => {
  const before = (html: string, ...words: [string, string]) => {
    const [first, second] = words.map((word) => html.indexOf(word));
    expect(first, words[0]).toBeGreaterThan(-1);
    expect(second, words[1]).toBeGreaterThan(first!);
  };
  const { whatWeDo, whyWeDoIt, coach } = about;
  const named = renderedFilled.get('about')!;
  before(named, coach.named.headline(filled.coach.name), whatWeDo.headline.named);
  expect(named).not.toContain(coach.unnamed.headline);
  const [main] = /<main.*<\/main>/s.exec(named)!;
  expect(main, 'the coach says I throughout').not.toMatch(/\b(We|we|us|our|Our)\b/);
  const unnamed = (await render(practice)).get('about')!;
  before(unnamed, whyWeDoIt.headline.unnamed, coach.unnamed.headline);
  expect(unnamed).not.toMatch(/\bI’m\b|\bMy job\b/);
});

test('a testimonial that no client has given is labeled as a sample', async () => {
  const label = `>${sampleLabel}<`;
  const withLabel = (rendered: Map<PageId, string>) =>
    [...rendered].filter(([, html]) => html.includes(label)).map(([id]) => id);
  expect(withLabel(await render(practice))).toEqual(['home', 'about']);
  expect(withLabel(renderedFilled)).toEqual([]);
});

test('the table covers every setting', () => {
  const covered = new Set(shown.map(([setting]) => setting.split('.')[0]));
  expect(covered).toEqual(new Set(Object.keys(practice)));
});

/** Text elements without any content; icons and other drawings do not count. */
function emptyElements(html: string): string[] {
  const empty = /<(p|li|ul|ol|dl|dd|dt|address|h[1-6]|figcaption|blockquote|a)(?: [^>]*)?><\/\1>/g;
  return [...html.matchAll(empty)].map(([element]) => element);
}
