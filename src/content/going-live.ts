import type { FactPath, PracticeFacts } from '#domain/site-settings.ts';
import type { FeatureFlag, LinkKey, SiteLinks } from './links.ts';
import type { PageId } from './pages.ts';

interface FactNote {
  what: string;
  /** The pages or other places that show it. */
  where: string;
  /** The page that previews it. */
  page: PageId;
}

/** A note for each setting in `practice.ts`; the type requires one for every new setting. */
export const factNotes: Record<FactPath, FactNote> = {
  'coach.name': { what: 'the coach’s name', where: 'Home, About', page: 'about' },
  'coach.portrait': {
    what: 'uploaded in the office, or an image file of any size beside `practice.ts`; it is cropped to 4:5',
    where: 'Home, About',
    page: 'about',
  },
  'coach.credentials': {
    what: 'degrees, certificates, and memberships, up to six',
    where: 'Home, About',
    page: 'about',
  },
  'coach.introduction': {
    what: 'up to three sentences in the coach’s own voice',
    where: 'Home, About',
    page: 'about',
  },
  'contact.email': {
    what: 'the address people may write to',
    where: 'every page’s footer, About, the privacy notice',
    page: 'about',
  },
  'contact.phone': {
    what: 'the number people may call',
    where: 'every page’s footer, About',
    page: 'about',
  },
  place: { what: 'where the practice is', where: 'every page’s footer, About', page: 'about' },
  socialProfiles: {
    what: 'profiles on other networks, besides `PROFILE_URL`',
    where: 'every page’s footer, About',
    page: 'about',
  },
  'discoveryCall.minutes': {
    what: 'how long the free call takes',
    where: 'Home, Services',
    page: 'services',
  },
  'discoveryCall.medium': {
    what: 'how you talk, as the end of a sentence: “by phone or video”',
    where: 'Home, Services',
    page: 'services',
  },
  'services.program': {
    what: 'who attends, how often, how long, and what clients keep, if your program differs from the page',
    where: 'Services',
    page: 'services',
  },
  'services.oneOnOne': {
    what: 'the same for one-on-one coaching',
    where: 'Services',
    page: 'services',
  },
  'services.consulting': { what: 'the same for consulting', where: 'Services', page: 'services' },
  'services.teamDevelopment': {
    what: 'the same for team development',
    where: 'Services',
    page: 'services',
  },
  'services.managerTraining': {
    what: 'the same for manager training',
    where: 'Services',
    page: 'services',
  },
  'newsletter.issueTitles': {
    what: 'titles of issues you have sent, up to three',
    where: 'Newsletter',
    page: 'newsletter',
  },
  'testimonials.home': {
    what: 'an approved client quote; until then the page shows a sample',
    where: 'Home',
    page: 'home',
  },
  'testimonials.about': {
    what: 'an approved client quote; until then the page shows a sample',
    where: 'About',
    page: 'about',
  },
  statistics: { what: 'the six figures: check that they are yours', where: 'Home', page: 'home' },
  'playbook.price': {
    what: 'the playbook’s price, $12.99: check it against the shop',
    where: 'Products',
    page: 'products',
  },
  'playbook.value': {
    what: 'the stated value of the playbook, $89: check that you can stand by it',
    where: 'Products',
    page: 'products',
  },
};

interface SettingNote {
  /** The environment variable that overrides it. */
  variable: string;
  what: string;
  page: PageId;
}

/** A note for each link. */
export const linkNotes: Record<LinkKey, SettingNote> = {
  scheduler: { variable: 'SCHEDULER_URL', what: 'where a discovery call is booked', page: 'home' },
  schedulerEmbed: {
    variable: 'SCHEDULER_EMBED_URL',
    what: 'the same calendar, for embedding',
    page: 'home',
  },
  calendar: {
    variable: 'CALENDAR_URL',
    what: 'where a call about results is booked',
    page: 'decisionTree',
  },
  newsletter: { variable: 'NEWSLETTER_URL', what: 'where people subscribe', page: 'newsletter' },
  profile: {
    variable: 'PROFILE_URL',
    what: 'your profile on a professional network',
    page: 'about',
  },
  consulting: {
    variable: 'CONSULTING_URL',
    what: 'your page about the signature program',
    page: 'dashboard',
  },
  auditDocument: {
    variable: 'AUDIT_DOCUMENT_URL',
    what: 'the Team Communication Audit',
    page: 'resources',
  },
  shop: { variable: 'SHOP_URL', what: 'where the playbook is sold', page: 'products' },
  privacy: {
    variable: 'PRIVACY_URL',
    what: 'your own privacy notice, if you have one; if not set, the site uses `/privacy`',
    page: 'home',
  },
};

/** Each part of the site that can be switched off. */
export const flagNotes: Record<FeatureFlag, SettingNote> = {
  assessmentEnabled: {
    variable: 'ASSESSMENT_ENABLED',
    what: 'visitors can take the assessment; existing results open by their link either way',
    page: 'assessment',
  },
  productsEnabled: {
    variable: 'PRODUCTS_ENABLED',
    what: 'the page about the playbook; off, it says “coming soon”',
    page: 'products',
  },
  shopEnabled: {
    variable: 'SHOP_ENABLED',
    what: 'the playbook can be bought; off, its button leads to “coming soon”',
    page: 'products',
  },
  chatbotEnabled: {
    variable: 'CHATBOT_ENABLED',
    what: 'the chat has its own page; off, it says “coming soon”',
    page: 'chatbot',
  },
  chatbotOpen: {
    variable: 'CHATBOT_OPEN',
    what: 'people can use the chat; off, “coming soon” covers it',
    page: 'chatbot',
  },
};

/** What only people can check. */
const wordsToCheck = [
  'the name and the description of the practice, in `src/content/site.ts`',
  'the coach’s own words in `src/content/home.ts` (`coach`) and `src/content/about.ts` (`whoIAm`)',
  'the sources of the figures on the About page (71%, 40%, 7x), in `src/content/about.ts`',
  'whether `/privacy` is true for you: who hosts the site, how long backups and logs are kept',
];

/** The list in docs/setup-checklist.md, in Markdown. */
export function goingLiveList(): string {
  return [
    'Fill in what only you can know, in the office at `/office/site` or in [`src/content/practice.ts`](../src/content/practice.ts):',
    '',
    ...Object.entries(factNotes).map(
      ([path, { what, where }]) => `- \`${path}\`: ${what} (${where})`,
    ),
    '',
    'Set where each link leads, in the office or in the environment. A variable that is set in the environment wins:',
    '',
    ...Object.values(linkNotes).map(({ variable, what }) => `- \`${variable}\`: ${what}`),
    '',
    'Read and check:',
    '',
    ...wordsToCheck.map((what) => `- ${what}`),
  ].join('\n');
}

export interface OpenFact {
  /** `facts.coach.name`, `links.shop`. */
  path: string;
  is: 'sample' | 'empty' | 'example';
}

/** Settings that are not filled in yet: samples, links to example.com, and empty ones. */
export function openFacts(
  facts: PracticeFacts,
  links: SiteLinks,
  hasPortrait = facts.coach.portrait !== '',
): OpenFact[] {
  const paths = Object.keys(factNotes) as FactPath[];
  const open = paths.flatMap((path): OpenFact[] => {
    if (path === 'coach.portrait' ? hasPortrait : !isEmpty(factAt(facts, path))) return [];
    return [{ path: `facts.${path}`, is: path.startsWith('testimonials.') ? 'sample' : 'empty' }];
  });
  const toExample = (Object.keys(linkNotes) as LinkKey[])
    .filter((key) => links[key].startsWith('https://example.com/'))
    .map((key): OpenFact => ({ path: `links.${key}`, is: 'example' }));
  return [...open, ...toExample];
}

/** One setting by its path. */
export function factAt(facts: PracticeFacts, path: FactPath): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], facts);
}

/** True if it contains no text and no number. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** The settings that `notYetFilledIn` looks at. */
type ToldFacts = Pick<PracticeFacts, 'testimonials'> & { coach: { name: string } };

/** What is not filled in yet, for the log at start. */
export function notYetFilledIn(facts: ToldFacts, links: SiteLinks): string[] {
  const { home, about } = facts.testimonials;
  const samples = [home, about].filter((testimonial) => testimonial === null).length;
  const toExample = Object.entries(linkNotes)
    .filter(([key]) => links[key as LinkKey].startsWith('https://example.com/'))
    .map(([, { variable }]) => variable);
  return [
    ...(samples > 0 ? [`${samples} testimonials are samples`] : []),
    ...(facts.coach.name === '' ? ['the coach has no name'] : []),
    ...(toExample.length > 0 ? [`links lead to example.com: ${toExample.join(', ')}`] : []),
  ];
}
