import type { FactPath, PracticeFacts } from '#domain/practice-facts.ts';
import type { LinkKey, SiteLinks } from './links.ts';

interface FactNote {
  what: string;
  /** The names of the pages that show it, or where else it stands. */
  where: string;
}

/** Each fact of `practice.ts`: a new one does not compile before it is told of here. */
export const factNotes: Record<FactPath, FactNote> = {
  'coach.name': { what: 'the coach’s name', where: 'Home, About' },
  'coach.portrait': {
    what: 'an image file beside `practice.ts`, of any size; it is cut to 4:5 and sent in the width a screen needs',
    where: 'Home, About',
  },
  'coach.credentials': {
    what: 'degrees, certificates, and memberships, up to six',
    where: 'Home, About',
  },
  'coach.introduction': {
    what: 'up to three sentences in the coach’s own voice',
    where: 'Home, About',
  },
  'contact.email': {
    what: 'the address people may write to',
    where: 'every page’s footer, About, the privacy notice',
  },
  'contact.phone': { what: 'the number people may call', where: 'every page’s footer, About' },
  place: { what: 'where the practice is', where: 'every page’s footer, About' },
  socialProfiles: {
    what: 'profiles on other networks, besides `PROFILE_URL`',
    where: 'every page’s footer, About',
  },
  'discoveryCall.minutes': {
    what: 'how long the free call takes',
    where: 'Home, Services',
  },
  'discoveryCall.medium': {
    what: 'how it happens, as the end of a sentence: “by phone or video”',
    where: 'Home, Services',
  },
  'services.program': {
    what: 'who attends, how often, how long, and what is handed over, where your program differs from what the page says',
    where: 'Services',
  },
  'services.oneOnOne': { what: 'the same for one-on-one coaching', where: 'Services' },
  'services.consulting': { what: 'the same for consulting', where: 'Services' },
  'services.teamDevelopment': { what: 'the same for team development', where: 'Services' },
  'services.managerTraining': { what: 'the same for manager training', where: 'Services' },
  'newsletter.issueTitles': {
    what: 'titles of issues you have sent, up to three',
    where: 'Newsletter',
  },
  'testimonials.home': {
    what: 'an approved client quote; until then a sample stands there',
    where: 'Home',
  },
  'testimonials.about': {
    what: 'an approved client quote; until then a sample stands there',
    where: 'About',
  },
  statistics: { what: 'the six figures: check that they are yours', where: 'Home' },
  'playbook.price': {
    what: 'the playbook’s price, $12.99: check it against the shop',
    where: 'Products',
  },
  'playbook.value': {
    what: 'what the playbook is said to be worth, $89: check that you can stand by it',
    where: 'Products',
  },
};

interface LinkNote {
  variable: string;
  what: string;
}

/** Each link of the environment. */
export const linkNotes: Record<LinkKey, LinkNote> = {
  scheduler: { variable: 'SCHEDULER_URL', what: 'where a discovery call is booked' },
  schedulerEmbed: {
    variable: 'SCHEDULER_EMBED_URL',
    what: 'the same calendar, as it is shown in a frame',
  },
  calendar: { variable: 'CALENDAR_URL', what: 'where a call about results is booked' },
  newsletter: { variable: 'NEWSLETTER_URL', what: 'where people subscribe' },
  profile: { variable: 'PROFILE_URL', what: 'your profile on a professional network' },
  consulting: { variable: 'CONSULTING_URL', what: 'your page about the signature program' },
  auditDocument: { variable: 'AUDIT_DOCUMENT_URL', what: 'the Team Communication Audit' },
  shop: { variable: 'SHOP_URL', what: 'where the playbook is sold' },
  privacy: {
    variable: 'PRIVACY_URL',
    what: 'your own privacy notice, if you have one: unset, `/privacy` says what this site keeps',
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
    'In [`src/content/practice.ts`](src/content/practice.ts), what only you can know:',
    '',
    ...Object.entries(factNotes).map(
      ([path, { what, where }]) => `- \`${path}\`: ${what} (${where})`,
    ),
    '',
    'In the environment, where each link leads:',
    '',
    ...Object.values(linkNotes).map(({ variable, what }) => `- \`${variable}\`: ${what}`),
    '',
    'And read:',
    '',
    ...wordsToCheck.map((what) => `- ${what}`),
  ].join('\n');
}

/** What is still as it came, for whoever starts the site; empty when nothing is. */
export function notYetFilledIn(facts: PracticeFacts, links: SiteLinks): string[] {
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
