import type { FactPath, OfferFacts, OfferId } from '#domain/site-settings.ts';
import { factNotes, flagNotes, linkNotes } from './going-live.ts';
import type { FeatureFlag, LinkKey } from './links.ts';
import type { PageId } from './pages.ts';

/** How a fact is typed in. */
export type FactKind =
  'line' | 'lines' | 'number' | 'portrait' | 'profiles' | 'testimonial' | 'figures' | 'offer';

interface FactField {
  path: FactPath;
  kind: FactKind;
  label: string;
  /** Where the note of what to fill in before going live is not for who types it in here. */
  hint?: string;
}

interface FactGroup {
  title: string;
  lead?: string;
  fields: readonly FactField[];
}

const offer = (id: OfferId, label: string): FactField => ({
  path: `services.${id}`,
  kind: 'offer',
  label,
  hint: 'only where it differs from what the page says',
});

/** The facts as the form has them, part by part. */
export const factGroups: readonly FactGroup[] = [
  {
    title: 'Coach',
    fields: [
      { path: 'coach.name', kind: 'line', label: 'Name' },
      {
        path: 'coach.portrait',
        kind: 'portrait',
        label: 'Portrait',
        hint: 'a JPEG, PNG, WebP, or AVIF picture of up to 8 MB; it is cut to 4:5',
      },
      {
        path: 'coach.credentials',
        kind: 'lines',
        label: 'Credentials',
        hint: 'degrees, certificates, and memberships, each on a line of its own, up to six',
      },
      {
        path: 'coach.introduction',
        kind: 'lines',
        label: 'Introduction',
        hint: 'up to three sentences in the coach’s own voice, each on a line of its own',
      },
    ],
  },
  {
    title: 'Contact',
    fields: [
      { path: 'contact.email', kind: 'line', label: 'Email' },
      { path: 'contact.phone', kind: 'line', label: 'Phone' },
      { path: 'place', kind: 'line', label: 'Place' },
      {
        path: 'socialProfiles',
        kind: 'profiles',
        label: 'Other profiles',
        hint: 'profiles on other networks, besides the professional one under Links, up to six',
      },
    ],
  },
  {
    title: 'Discovery call',
    fields: [
      { path: 'discoveryCall.minutes', kind: 'number', label: 'Minutes it takes' },
      { path: 'discoveryCall.medium', kind: 'line', label: 'How it happens' },
    ],
  },
  {
    title: 'Testimonials',
    fields: [
      { path: 'testimonials.home', kind: 'testimonial', label: 'Testimonial on Home' },
      { path: 'testimonials.about', kind: 'testimonial', label: 'Testimonial on About' },
    ],
  },
  {
    title: 'Figures and prices',
    fields: [
      { path: 'statistics', kind: 'figures', label: 'Six figures' },
      {
        path: 'playbook.price',
        kind: 'number',
        label: 'Price of the playbook',
        hint: 'in US dollars, as the shop has it',
      },
      {
        path: 'playbook.value',
        kind: 'number',
        label: 'What the playbook is worth',
        hint: 'in US dollars; check that you can stand by it',
      },
    ],
  },
  {
    title: 'Services and newsletter',
    fields: [
      offer('program', 'Leadership Strategy System'),
      offer('oneOnOne', 'One-on-one coaching'),
      offer('consulting', 'Consulting'),
      offer('teamDevelopment', 'Team development'),
      offer('managerTraining', 'Manager training'),
      {
        path: 'newsletter.issueTitles',
        kind: 'lines',
        label: 'Issues of the newsletter',
        hint: 'titles of issues you have sent, each on a line of its own, up to three',
      },
    ],
  },
];

export const offerLabels: Record<keyof OfferFacts, string> = {
  whoAttends: 'Who attends',
  howOften: 'How often',
  howLong: 'How long',
  handedOver: 'What is handed over',
};

const linkLabels: Record<LinkKey, string> = {
  scheduler: 'Discovery call',
  schedulerEmbed: 'Discovery call, in a frame',
  calendar: 'Call about results',
  newsletter: 'Newsletter',
  profile: 'Professional profile',
  consulting: 'Signature program',
  auditDocument: 'Team Communication Audit',
  shop: 'Shop',
  privacy: 'Privacy notice',
};

const flagLabels: Record<FeatureFlag, string> = {
  assessmentEnabled: 'Assessment',
  productsEnabled: 'Products',
  shopEnabled: 'Shop',
  chatbotEnabled: 'Chat',
  chatbotOpen: 'Chat is open',
};

/** The pages that a preview shows. */
export const previewPages: Partial<Record<PageId, string>> = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  newsletter: 'Newsletter',
  resources: 'Resources',
  products: 'Products',
  assessment: 'Assessment',
  dashboard: 'Dashboard',
  decisionTree: 'Decision tree',
  ptrFramework: 'Preferences, traditions, requirements',
  chatbot: 'Chat',
  privacy: 'Privacy notice',
};

const fields = factGroups.flatMap((group) => group.fields);

/** Of a place such as `facts.coach.name`. */
export interface Place {
  label: string;
  /** What it is, and where on the site it stands. */
  hint: string;
  /** The page that it is looked at on. */
  page: PageId;
  /** Of the environment. */
  variable?: string;
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What each thing that can be changed is called, by its place. */
export const places: ReadonlyMap<string, Place> = new Map([
  ...fields.map(({ path, label, hint }): [string, Place] => {
    const { what, where, page } = factNotes[path];
    return [`facts.${path}`, { label, hint: `${sentence(hint ?? what)} On: ${where}.`, page }];
  }),
  ...Object.entries(linkNotes).map(([key, { what, page, variable }]): [string, Place] => [
    `links.${key}`,
    { label: linkLabels[key as LinkKey], hint: sentence(what.replaceAll('`', '')), page, variable },
  ]),
  ...Object.entries(flagNotes).map(([key, { what, page, variable }]): [string, Place] => [
    `flags.${key}`,
    { label: flagLabels[key as FeatureFlag], hint: sentence(what), page, variable },
  ]),
]);

/** What the page about the site says. */
export const officeSite = {
  title: 'The site',
  lead: 'What the site says of the practice, where its links lead, and which parts are open. What you save is on the site at once.',
  open: {
    title: 'Still as it came',
    sample: 'A sample stands there',
    example: 'Leads nowhere yet',
    empty: 'Empty, so it does not show',
    none: 'Nothing on the site is a sample any more, and every link leads somewhere.',
  },
  badges: { sample: 'Sample', empty: 'Empty', example: 'Leads nowhere' },
  links: { title: 'Links', lead: 'Where the buttons and links of the site lead.' },
  flags: { title: 'Switches', lead: 'What is off is said to come soon.' },
  ruled: (variable: string) =>
    `Set as ${variable} where the site runs: whoever looks after that can change it.`,
  unreadable:
    'A newer release of the site has saved changes that this one cannot read. Nothing can be saved here until it is updated.',
  noUpload:
    'Pictures cannot be uploaded here: the package sharp was installed without the part for this machine.',
  saveBar: {
    none: 'No changes',
    changes: (count: number) =>
      count === 1 ? '1 change, not saved' : `${count} changes, not saved`,
    save: 'Save',
    discard: 'Discard',
    load: 'Load what was saved',
    kept: 'What you changed stays in the form.',
    faults: (count: number) =>
      count === 1
        ? 'Not saved: one field does not fit. It says why.'
        : `Not saved: ${count} fields do not fit. They say why.`,
    toPreview: 'See the preview',
  },
  saved: 'Saved: it is on the site now.',
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved.',
    stay: 'Stay',
    go: 'Leave',
  },
  preview: {
    title: 'Preview',
    page: 'Page',
    width: 'Width',
    phone: 'Phone',
    desktop: 'Desktop',
    frame: (page: string) => `Preview of ${page}`,
    failed: 'The preview could not be made.',
    stale: 'Not everything fits yet: the preview shows what fitted last.',
  },
  versions: {
    title: 'Versions',
    lead: 'Who changed what, and when. Bringing one back makes a new version of it.',
    none: 'Nothing was changed here yet.',
    asItCame: 'The site as it came',
    restore: 'Bring back',
    restored: 'Brought back: it is on the site now.',
    blocked: 'Save or discard your changes first.',
    unknown: 'Saved by another release of the site, which can show what was changed.',
    nothing: 'nothing',
    picture: 'a picture',
    on: 'on',
    off: 'off',
  },
} as const;
