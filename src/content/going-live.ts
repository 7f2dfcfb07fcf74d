import type { FactPath, PracticeFacts } from '#domain/site-settings.ts';
import type { FeatureFlag, LinkKey, SiteLinks } from './links.ts';
import type { PageId } from './pages.ts';

interface FactNote {
  what: string;
  /** The names of the pages that show it, or where else it stands. */
  where: string;
  /** The page that it is looked at on. */
  page: PageId;
}

/** Each fact of `practice.ts`: a new one does not compile before it is told of here. */
export const factNotes: Record<FactPath, FactNote> = {
  'coach.name': { what: 'the coach’s name', where: 'Home, About', page: 'about' },
  'coach.portrait': {
    what: 'uploaded in the office, or an image file beside `practice.ts`, of any size; it is cut to 4:5 and sent in the width a screen needs',
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
    what: 'how it happens, as the end of a sentence: “by phone or video”',
    where: 'Home, Services',
    page: 'services',
  },
  'services.program': {
    what: 'who attends, how often, how long, and what is handed over, where your program differs from what the page says',
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
    what: 'an approved client quote; until then a sample stands there',
    where: 'Home',
    page: 'home',
  },
  'testimonials.about': {
    what: 'an approved client quote; until then a sample stands there',
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
    what: 'what the playbook is said to be worth, $89: check that you can stand by it',
    where: 'Products',
    page: 'products',
  },
};

interface SettingNote {
  /** Of the environment: where it is set, it rules. */
  variable: string;
  what: string;
  page: PageId;
}

/** Each link of the environment. */
export const linkNotes: Record<LinkKey, SettingNote> = {
  scheduler: { variable: 'SCHEDULER_URL', what: 'where a discovery call is booked', page: 'home' },
  schedulerEmbed: {
    variable: 'SCHEDULER_EMBED_URL',
    what: 'the same calendar, as it is shown in a frame',
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
    what: 'your own privacy notice, if you have one: unset, `/privacy` says what this site keeps',
    page: 'home',
  },
};

/** Each part of the site that can be switched off. */
export const flagNotes: Record<FeatureFlag, SettingNote> = {
  assessmentEnabled: {
    variable: 'ASSESSMENT_ENABLED',
    what: 'the assessment can be taken; results already given open by their link either way',
    page: 'assessment',
  },
  productsEnabled: {
    variable: 'PRODUCTS_ENABLED',
    what: 'the page about the playbook; off, it says “coming soon”',
    page: 'products',
  },
  shopEnabled: {
    variable: 'SHOP_ENABLED',
    what: 'the playbook can be bought; off, its page says that it soon will be',
    page: 'products',
  },
  chatbotEnabled: {
    variable: 'CHATBOT_ENABLED',
    what: 'the chat has its own page; off, it says “coming soon”',
    page: 'chatbot',
  },
  chatbotOpen: {
    variable: 'CHATBOT_OPEN',
    what: 'people can use the chat; off, “coming soon” lies over it',
    page: 'chatbot',
  },
};

/** What no fact can say and only people can check. */
const wordsToCheck = [
  'the name of the practice and what it says of itself, in `src/content/site.ts`',
  'the coach’s own words in `src/content/home.ts` (`coach`) and `src/content/about.ts` (`whoIAm`)',
  'the sources of the figures on the About page (71%, 40%, 7x), in `src/content/about.ts`',
  'whether `/privacy` holds for you too: who hosts the site, how long backups and logs are kept',
];

/** The README's list of what to fill in and check before going live, in Markdown. */
export function goingLiveList(): string {
  return [
    'In the office at `/office/site`, or in [`src/content/practice.ts`](src/content/practice.ts), what only you can know:',
    '',
    ...Object.entries(factNotes).map(
      ([path, { what, where }]) => `- \`${path}\`: ${what} (${where})`,
    ),
    '',
    'In the office too, or in the environment, which rules where it is set, where each link leads:',
    '',
    ...Object.values(linkNotes).map(({ variable, what }) => `- \`${variable}\`: ${what}`),
    '',
    'And read:',
    '',
    ...wordsToCheck.map((what) => `- ${what}`),
  ].join('\n');
}

export interface OpenFact {
  /** `facts.coach.name`, `links.shop`. */
  path: string;
  is: 'sample' | 'empty' | 'example';
}

/** What is still as it came: a sample that stands for something, a link to nowhere, or nothing at all. */
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

/** One fact of them all. */
export function factAt(facts: PracticeFacts, path: FactPath): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], facts);
}

/** Neither a word nor a number in it. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Of what is still as it came. */
type ToldFacts = Pick<PracticeFacts, 'testimonials'> & { coach: { name: string } };

/** What is still as it came, for whoever starts the site; empty when nothing is. */
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
