import { emailPlaceholders } from './coach-email.ts';
import type { Norms } from '#domain/norms.ts';
import type { Retention } from '#domain/retention.ts';
import type {
  OfferTerms,
  Portrait,
  PracticeFigure,
  SocialProfile,
  Testimonial,
} from '#domain/site-settings.ts';

/*
 * Every site setting has one entry here. Its schema, its field in the office, the setup checklist, and its
 * environment variable follow from it.
 */

/** The value of each kind of setting. Empty values (`''`, `[]`, `null`) are not shown on the pages. */
export interface SettingValues {
  line: string;
  email: string;
  phone: string;
  lines: readonly string[];
  minutes: number | null;
  dollars: number;
  /** An image file, named from this folder. Any JPEG, PNG, WebP, AVIF, GIF, TIFF, or SVG file. */
  portrait: string;
  profiles: readonly SocialProfile[];
  /** While it is `null`, the page shows a sample. */
  testimonial: Testimonial | null;
  figures: readonly PracticeFigure[];
  offer: OfferTerms;
}

export type SettingKind = keyof SettingValues;

/** How long a value can be. The other kinds have the same limits everywhere. */
interface Limits {
  line: { max: number };
  lines: { items: number; max: number };
}

const emptyValues: SettingValues = {
  line: '',
  email: '',
  phone: '',
  lines: [],
  minutes: null,
  dollars: 0,
  portrait: '',
  profiles: [],
  testimonial: null,
  figures: [],
  offer: { whoAttends: '', howOften: '', howLong: '', handedOver: '' },
};

/** The groups of the office's form, in its order. */
export const settingGroups = [
  'Coach',
  'Contact',
  'Discovery call',
  'Email to contacts',
  'Testimonials',
  'Numbers and prices',
  'Services and newsletter',
] as const;

interface Described {
  group: (typeof settingGroups)[number];
  label: string;
  help: string;
  where: string;
  page: string;
  /** The words in braces that it may contain. */
  placeholders?: readonly string[];
}

export type PracticeSetting = {
  [Kind in SettingKind]: {
    kind: Kind;
    default?: SettingValues[Kind];
  } & (Kind extends keyof Limits ? Limits[Kind] : unknown);
}[SettingKind] &
  Described;

const faqAnswer = {
  kind: 'lines',
  items: 3,
  max: 300,
  group: 'Services and newsletter',
  where: 'Services',
  page: 'services',
} as const;

const coachEmail = {
  group: 'Email to contacts',
  where: 'the office’s page of a contact',
  page: 'home',
} as const;

const source = { kind: 'line', max: 160, group: 'Numbers and prices' } as const;
const aboutSource = { ...source, where: 'About', page: 'about' } as const;

const playbookTerm = {
  kind: 'line',
  max: 120,
  group: 'Numbers and prices',
  where: 'Products',
  page: 'products',
} as const;

const offer = {
  kind: 'offer',
  group: 'Services and newsletter',
  help: 'only where it differs from what the page says',
  where: 'Services',
  page: 'services',
} as const;

/** The settings that only the practice can fill in. */
export const practiceSettings = {
  'coach.name': {
    kind: 'line',
    max: 60,
    group: 'Coach',
    label: 'Name',
    help: 'the coach’s name',
    where: 'Home, About',
    page: 'about',
  },
  'coach.portrait': {
    kind: 'portrait',
    group: 'Coach',
    label: 'Portrait',
    help: 'a JPEG, PNG, WebP, or AVIF image up to 8\u00a0MB; it is cropped to 4:5',
    where: 'Home, About',
    page: 'about',
  },
  'coach.credentials': {
    kind: 'lines',
    items: 6,
    max: 100,
    group: 'Coach',
    label: 'Credentials',
    help: 'degrees, certificates, and memberships, one per line, up to six',
    where: 'Home, About',
    page: 'about',
  },
  'coach.introduction': {
    kind: 'lines',
    items: 3,
    max: 240,
    group: 'Coach',
    label: 'Introduction',
    help: 'up to three sentences in the coach’s own voice, one per line',
    where: 'Home, About',
    page: 'about',
  },
  'contact.email': {
    kind: 'email',
    group: 'Contact',
    label: 'Email',
    help: 'the address people can write to',
    where: 'every page’s footer, About, the privacy notice, and a file for security researchers',
    page: 'about',
  },
  'contact.phone': {
    kind: 'phone',
    group: 'Contact',
    label: 'Phone',
    help: 'the number people can call',
    where: 'every page’s footer, About',
    page: 'about',
  },
  'chat.helpLines': {
    kind: 'lines',
    items: 10,
    max: 200,
    group: 'Contact',
    label: 'Help lines',
    help: 'whom people can call in a crisis, one country per line, your own first; check the numbers',
    where: 'the chat page, behind a button, and below messages that sound like a crisis',
    page: 'chatbot',
    default: [
      'United States: call or text 988 (Suicide & Crisis Lifeline). Domestic violence: call 1-800-799-7233. Immediate danger: call 911.',
      'Canada: call or text 988 (Suicide Crisis Helpline). Immediate danger: call 911.',
      'United Kingdom and Ireland: call 116 123 (Samaritans). Immediate danger: call 999.',
      'European Union: immediate danger: call 112.',
      'Australia: call 13 11 14 (Lifeline). Immediate danger: call 000.',
    ],
  },
  place: {
    kind: 'line',
    max: 80,
    group: 'Contact',
    label: 'Location',
    help: 'where the practice is',
    where: 'every page’s footer, About',
    page: 'about',
  },
  socialProfiles: {
    kind: 'profiles',
    group: 'Contact',
    label: 'Other profiles',
    help: 'up to six profiles on other networks, besides the professional one under Links',
    where: 'every page’s footer, About',
    page: 'about',
  },
  'assessment.origin': {
    kind: 'lines',
    items: 5,
    max: 500,
    group: 'Services and newsletter',
    label: 'How the competencies were chosen',
    help: 'where the 35 competencies come from, one paragraph per line: only what you can show',
    where: 'How This Was Made',
    page: 'method',
  },
  'discoveryCall.minutes': {
    kind: 'minutes',
    group: 'Discovery call',
    label: 'Length in minutes',
    help: 'how long the free call takes',
    where: 'Home, Services',
    page: 'services',
  },
  'discoveryCall.medium': {
    kind: 'line',
    max: 60,
    group: 'Discovery call',
    label: 'How you talk',
    help: 'how you talk, as the end of a sentence: “by phone or video”',
    where: 'Home, Services',
    page: 'services',
  },
  'coachEmail.subject': {
    ...coachEmail,
    kind: 'line',
    max: 120,
    placeholders: ['date'],
    label: 'Subject',
    help: 'the subject of your emails to contacts; {date} becomes the date of their results',
    default: 'Your Ready Leader results from {date}',
  },
  'coachEmail.text': {
    ...coachEmail,
    kind: 'lines',
    items: 10,
    max: 300,
    placeholders: emailPlaceholders,
    label: 'Text',
    help: `the text that “Write an email” starts with, one paragraph per line. Filled in for each contact: ${emailPlaceholders.map((name) => `{${name}}`).join(', ')}. A paragraph is left out where there is nothing to fill in`,
    default: [
      'Hello,',
      'I have read your Ready Leader results from {date}.',
      'By your own ratings: {profile}',
      'I would start with {competency}. My first question: {question}',
      'Would you like to talk? The call is free, and you can choose a time here: {link}',
      'Best regards,',
    ],
  },
  'services.program': { ...offer, label: 'Leadership Strategy System' },
  'services.oneOnOne': { ...offer, label: 'One-on-one coaching' },
  'services.consulting': { ...offer, label: 'Consulting' },
  'services.teamDevelopment': { ...offer, label: 'Team development' },
  'services.managerTraining': { ...offer, label: 'Manager training' },
  'program.cost': {
    kind: 'line',
    max: 120,
    group: 'Services and newsletter',
    label: 'Cost of the program',
    help: 'what the Leadership Strategy System costs, such as an amount or “from” an amount',
    where: 'Services',
    page: 'services',
  },
  'program.weeklyTime': {
    kind: 'line',
    max: 120,
    group: 'Services and newsletter',
    label: 'Weekly time',
    help: 'how much time a client spends on the program each week',
    where: 'Services',
    page: 'services',
  },
  'faq.cost': {
    ...faqAnswer,
    label: 'Answer: what does it cost?',
    help: 'what your services cost and how people pay, one paragraph per line, up to three',
  },
  'faq.remote': {
    ...faqAnswer,
    label: 'Answer: remote or in person?',
    help: 'where you meet your clients, one paragraph per line, up to three',
  },
  'faq.confidentiality': {
    ...faqAnswer,
    label: 'Answer: is it confidential?',
    help: 'what you keep to yourself and what an employer learns, one paragraph per line, up to three',
  },
  'newsletter.issueTitles': {
    kind: 'lines',
    items: 3,
    max: 120,
    group: 'Services and newsletter',
    label: 'Issues of the newsletter',
    help: 'titles of issues you have sent, one per line, up to three',
    where: 'Newsletter',
    page: 'newsletter',
  },
  'testimonials.home': {
    kind: 'testimonial',
    group: 'Testimonials',
    label: 'Testimonial on Home',
    help: 'an approved client quote; until then the page shows a sample',
    where: 'Home',
    page: 'home',
  },
  'testimonials.about': {
    kind: 'testimonial',
    group: 'Testimonials',
    label: 'Testimonial on About',
    help: 'an approved client quote; until then the page shows a sample',
    where: 'About',
    page: 'about',
  },
  statistics: {
    kind: 'figures',
    group: 'Numbers and prices',
    label: 'Numbers on Home',
    help: 'the six numbers: check that they are true for you',
    where: 'Home',
    page: 'home',
    default: [
      {
        value: 'Hundreds',
        label: 'of hours regained',
        seen: 'Your team decides more on its own, so fewer of your hours go to approvals.',
      },
      {
        value: '20%',
        label: 'lower turnover and rehiring cost',
        seen: 'People know what is expected and what comes next, and have less reason to leave.',
      },
      {
        value: '25%',
        label: 'higher operational efficiency',
        seen: 'Each piece of work has one owner and one plan, and gets done once.',
      },
      {
        value: '30%',
        label: 'higher employee engagement',
        seen: 'People carry out a plan they helped to write.',
      },
      { value: '50+', label: 'trainings led' },
      { value: '500+', label: 'professionals coached' },
    ],
  },
  'sources.figures': {
    ...source,
    label: 'Source of the numbers',
    help: 'how you measured the six numbers, and when',
    where: 'Home',
    page: 'home',
  },
  'sources.stress': {
    ...aboutSource,
    label: 'Source of 71%',
    help: 'the source for “71% of leaders report increased stress”: author, title, and year',
  },
  'sources.leaving': {
    ...aboutSource,
    label: 'Source of 40%',
    help: 'the source for “40% consider leaving”: author, title, and year',
  },
  'sources.returns': {
    ...aboutSource,
    label: 'Source of 7×',
    help: 'the source for “7× return on leadership development”: author, title, and year',
  },
  'playbook.price': {
    kind: 'dollars',
    group: 'Numbers and prices',
    label: 'Price of the playbook',
    help: 'in US dollars, the same as in the shop',
    where: 'Products',
    page: 'products',
    default: 12.99,
  },
  'playbook.value': {
    kind: 'dollars',
    group: 'Numbers and prices',
    label: 'Value of the playbook',
    help: 'in US dollars; check that you can stand by it',
    where: 'Products',
    page: 'products',
    default: 89,
  },
  'playbook.format': {
    ...playbookTerm,
    label: 'Format of the playbook',
    help: 'the file type and paper size, or that it is printed',
  },
  'playbook.delivery': {
    ...playbookTerm,
    label: 'Delivery of the playbook',
    help: 'how and when buyers get it',
  },
  'playbook.refund': {
    ...playbookTerm,
    label: 'Refunds for the playbook',
    help: 'whether buyers can get a refund, and for how long',
  },
} as const satisfies Record<string, PracticeSetting>;

export const linkSettings = {
  scheduler: {
    variable: 'SCHEDULER_URL',
    label: 'Discovery call',
    help: 'where a discovery call is booked',
    page: 'home',
    default: 'https://example.com/schedule',
  },
  schedulerEmbed: {
    variable: 'SCHEDULER_EMBED_URL',
    label: 'Discovery call, embedded',
    help: 'the same calendar, for embedding',
    page: 'home',
    default: 'https://example.com/schedule/embed',
  },
  newsletter: {
    variable: 'NEWSLETTER_URL',
    label: 'Newsletter',
    help: 'where people subscribe',
    page: 'newsletter',
    default: 'https://example.com/newsletter',
  },
  profile: {
    variable: 'PROFILE_URL',
    label: 'Professional profile',
    help: 'your profile on a professional network',
    page: 'about',
    default: 'https://example.com/profile',
  },
  consulting: {
    variable: 'CONSULTING_URL',
    label: 'Signature program',
    help: 'your page about the signature program',
    page: 'dashboard',
    default: 'https://example.com/consulting',
  },
  calendar: {
    variable: 'CALENDAR_URL',
    label: 'Call about results',
    help: 'where a call about results is booked',
    page: 'decisionTree',
    default: 'https://example.com/calendar',
  },
  auditDocument: {
    variable: 'AUDIT_DOCUMENT_URL',
    label: 'Team Communication Audit',
    help: 'where people open the Team Communication Audit',
    page: 'resources',
    default: 'https://example.com/team-communication-audit',
  },
  shop: {
    variable: 'SHOP_URL',
    label: 'Shop',
    help: 'where the playbook is sold',
    page: 'products',
    default: 'https://example.com/shop',
  },
  privacy: {
    variable: 'PRIVACY_URL',
    label: 'Privacy notice',
    help: 'your own privacy notice, if you have one; if not set, the site uses `/privacy`',
    page: 'home',
    default: '/privacy',
  },
} as const;

export const flagSettings = {
  assessmentEnabled: {
    variable: 'ASSESSMENT_ENABLED',
    label: 'Assessment',
    help: 'visitors can take the assessment; existing results open with their link either way',
    page: 'assessment',
    default: true,
  },
  productsEnabled: {
    variable: 'PRODUCTS_ENABLED',
    label: 'Products',
    help: 'the page about the playbook; when off, it says “coming soon”',
    page: 'products',
    default: true,
  },
  shopEnabled: {
    variable: 'SHOP_ENABLED',
    label: 'Shop',
    help: 'the playbook can be bought; when off, its button leads to “coming soon”',
    page: 'products',
    default: true,
  },
  chatbotEnabled: {
    variable: 'CHATBOT_ENABLED',
    label: 'Show the chat page',
    help: 'the chat has its own page; when off, the page only says “coming soon”',
    page: 'chatbot',
    default: false,
  },
  chatbotOpen: {
    variable: 'CHATBOT_OPEN',
    label: 'Let people use the chat',
    help: 'people can write to the chat; when off, they see it behind a “coming soon” notice',
    page: 'chatbot',
    default: false,
  },
} as const;

/** Names one setting of the practice, e.g. `coach.name`. */
export type SettingPath = keyof typeof practiceSettings;
export type LinkKey = keyof typeof linkSettings;
export type FeatureFlag = keyof typeof flagSettings;

export const settingPaths = Object.keys(practiceSettings) as SettingPath[];
export const linkKeys = Object.keys(linkSettings) as LinkKey[];
export const flagKeys = Object.keys(flagSettings) as FeatureFlag[];

type ValueAt<Path extends SettingPath> = SettingValues[(typeof practiceSettings)[Path]['kind']];
type Part = SettingPath extends infer Path
  ? Path extends `${infer First}.${string}`
    ? First
    : Path
  : never;

/** The settings of the practice as a tree: `coach.name` is at `practice.coach.name`. */
export type Practice = {
  [First in Extract<Part, string>]: First extends SettingPath
    ? ValueAt<First>
    : {
        [
          Path in SettingPath as Path extends `${First}.${infer Name}` ? Name : never
        ]: ValueAt<Path>;
      };
};

/** The settings of the practice as a page shows them, without what only the office has. */
export type ShownPractice = Omit<Practice, 'coach' | 'coachEmail'> & {
  coach: Omit<Practice['coach'], 'portrait'> & { portrait: Portrait | null };
};

export type SiteLinks = Record<LinkKey, string>;
export type FeatureFlags = Record<FeatureFlag, boolean>;

export interface SiteSettings {
  links: SiteLinks;
  flags: FeatureFlags;
  publicUrl: string;
  practice: ShownPractice;
  retention: Retention;
  /** If false, nothing on the site promises an email. */
  sendsMail: boolean;
  findResults: FindResults;
  /** Whether these optional parts are configured. No page names one that is not. */
  hasOffice: boolean;
  hasSignIn: boolean;
  hearsOfBookings: boolean;
  /** Null until enough people have completed the assessment. */
  norms: Norms | null;
}

/** Find My Results either lists the assessments of an address or mails a link to that address. */
export type FindResults = 'list' | 'mail';

export function settingAt(practice: object, path: SettingPath): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], practice);
}

export function withValues(
  practice: Practice,
  values: Partial<Record<SettingPath, unknown>>,
): Practice {
  const changed = structuredClone(practice);
  for (const [path, value] of Object.entries(values)) setAt(changed, path, value);
  return changed;
}

function setAt(practice: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce(
    (part, key) => (part[key] ??= {}) as Record<string, unknown>,
    practice as Record<string, unknown>,
  );
  parent[last] = value;
}

/** Settings with these values; all others are empty. */
export function practiceWith(values: Partial<Record<SettingPath, unknown>>): Practice {
  const practice = {};
  for (const path of settingPaths) {
    setAt(practice, path, values[path] ?? emptyValues[practiceSettings[path].kind]);
  }
  return practice as Practice;
}

export const defaultPractice = practiceWith(
  Object.fromEntries(
    Object.entries<PracticeSetting>(practiceSettings).map(([path, { default: value }]) => [
      path,
      value,
    ]),
  ),
);
