import { expect } from 'vitest';
import { about } from '#content/about.ts';
import { comingSoon } from '#content/coming-soon.ts';
import { decisionLevels } from '#content/decision-tree.ts';
import { method } from '#content/method.ts';
import { faq } from '#content/faq.ts';
import { home } from '#content/home.ts';
import { newsletter } from '#content/newsletter.ts';
import { notFound } from '#content/onward.ts';
import { pages, type PageId, type PageMeta } from '#content/pages.ts';
import { privacy } from '#content/privacy.ts';
import { products } from '#content/products.ts';
import { ptrCards } from '#content/ptr-framework.ts';
import { resources } from '#content/resources.ts';
import { services } from '#content/services.ts';
import { journey } from '#testing/browser/journey.ts';
import { ask, unpacked } from './testing/answers.ts';
import { readDocument } from './testing/document.ts';
import { allPages } from './testing/site-pages.ts';

/** The content of each page, without what only the browser draws. */
const contents: Partial<Record<PageId, unknown>> = {
  // The coach has no name.
  home: {
    ...home,
    coach: { ...home.coach, kicker: home.coach.kicker.unnamed },
    booking: [home.booking.headline, home.booking.body, home.booking.steps],
    cycle: undefined,
    faq,
  },
  // The place of the practice is not set either.
  about: {
    ...about,
    hero: { ...about.hero, basedIn: undefined },
    whatWeDo: { ...about.whatWeDo, headline: about.whatWeDo.headline.unnamed },
    whyWeDoIt: { ...about.whyWeDoIt, headline: about.whyWeDoIt.headline.unnamed },
    coach: { ...about.coach, named: undefined },
  },
  // The practice has set no details of its services.
  services: {
    ...services,
    termLabels: { ...services.termLabels, weeklyTime: undefined, cost: undefined },
    faq: undefined,
    additional: { ...services.additional, agreed: services.additional.agreed.all },
  },
  newsletter: { ...newsletter, pastIssues: undefined },
  resources,
  products,
  comingSoon: [comingSoon.title, comingSoon.page],
  decisionTree: decisionLevels,
  ptrFramework: ptrCards,
  method: { ...method, others: undefined, agreement: undefined },
  // The chat is off.
  privacy: {
    ...privacy,
    brief: privacy.brief.map(({ text }) => text),
    stored: privacy.stored
      .filter(({ shownWhen }) => !shownWhen)
      .map((thing) => ({ ...thing, also: undefined })),
    sections: privacy.sections
      .filter(({ shownWhen }) => !shownWhen)
      .map(({ title, paragraphs }) => [
        title,
        ...paragraphs.filter((words) => typeof words === 'string'),
      ]),
    // No contact address is set, and the site sends no mail.
    asking: { ...privacy.asking, writing: undefined, withMail: undefined },
  },
  notFound: { title: notFound.title, text: notFound.text },
};

for (const [id, page] of Object.entries<PageMeta>(pages)) {
  if (page.needsMail) continue;
  journey(`${page.path} arrives complete from the server`, async ({ site }) => {
    const answer = await ask(site.url + page.path);
    expect(answer.status).toBe(id === 'notFound' ? 404 : 200);
    const document = readDocument(unpacked(answer));
    const publicUrl = site.url;

    expect(document.title).toBe(page.title);
    expect(document.meta('description')).toBe(page.description);
    expect(document.canonical).toBe(page.index ? publicUrl + page.path : undefined);
    expect(document.meta('robots')).toBe(page.index ? undefined : 'noindex');
    expect(document.meta('og:title')).toBe(page.title);
    expect(document.meta('og:description')).toBe(page.description);
    expect(document.meta('og:url')).toBe(publicUrl + page.path);
    expect(document.meta('og:image')).toBe(`${publicUrl}/share.png`);
    expect(document.meta('twitter:card')).toBe('summary_large_image');

    expect(document.headings).toHaveLength(1);
    for (const words of sentences(contents[id as PageId])) {
      expect(document.mainText).toContain(words.replaceAll('\u00a0', ' '));
    }
  });
}

journey('no two pages share a title or a description', async ({ site }) => {
  const documents = await Promise.all(
    allPages.map(async ({ path }) => readDocument(unpacked(await ask(site.url + path)))),
  );
  expect(new Set(documents.map(({ title }) => title)).size).toBe(allPages.length);
  expect(new Set(documents.map(({ meta }) => meta('description'))).size).toBe(allPages.length);
});

journey('the server also serves the products page with a slash at the end', async ({ site }) => {
  const [plain, slashed] = await Promise.all([
    ask(`${site.url}/products`),
    ask(`${site.url}/products/`),
  ]);
  expect(slashed.status).toBe(200);
  expect(unpacked(slashed)).toBe(unpacked(plain));
});

journey('home describes the practice and its answers to search engines', async ({ site }) => {
  const { structuredData } = readDocument(unpacked(await ask(`${site.url}/`)));
  expect(structuredData.map((data) => data['@type'])).toEqual(['Organization', 'FAQPage']);
  const [organization, questions] = structuredData;
  expect(organization).toMatchObject({ '@context': 'https://schema.org', url: `${site.url}/` });
  expect(questions?.['mainEntity']).toEqual(
    faq.entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  );
  for (const address of [organization?.['logo']]) {
    const picture = await ask(address as string);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  }
});

journey('products describes the playbook and its price', async ({ site }) => {
  const { structuredData } = readDocument(unpacked(await ask(`${site.url}/products`)));
  expect(structuredData).toHaveLength(1);
  expect(structuredData[0]).toMatchObject({
    '@type': 'Product',
    name: 'The New Manager 30-60-90 Playbook',
    offers: {
      '@type': 'Offer',
      price: '12.99',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${site.url}/products`,
    },
  });
});

/** All visible text in a piece of content: no ids, link targets, or attribute values. */
function sentences(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) return content.flatMap(sentences);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    notForReading.has(key) ? [] : sentences(value),
  );
}

const notForReading = new Set([
  'id',
  'key',
  'target',
  'gate',
  'drawing',
  'kind',
  'amount',
  'currency',
  'availability',
  'source',
  // The practice has set none.
  'terms',
  'summary',
]);
