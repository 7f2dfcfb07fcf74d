import type { FactPath, OfferFacts, OfferId } from '#domain/site-settings.ts';
import { factNotes, flagNotes, linkNotes } from './going-live.ts';
import type { FeatureFlag, LinkKey } from './links.ts';
import type { PageId } from './pages.ts';

/** Which kind of field edits a setting. */
export type FactKind =
  'line' | 'lines' | 'number' | 'portrait' | 'profiles' | 'testimonial' | 'figures' | 'offer';

interface FactField {
  path: FactPath;
  kind: FactKind;
  label: string;
  /** Replaces the note of the setup checklist, which is written for the README. */
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

/** The settings in the order of the form. */
export const factGroups: readonly FactGroup[] = [
  {
    title: 'Coach',
    fields: [
      { path: 'coach.name', kind: 'line', label: 'Name' },
      {
        path: 'coach.portrait',
        kind: 'portrait',
        label: 'Portrait',
        hint: 'a JPEG, PNG, WebP, or AVIF image up to 8 MB; it is cropped to 4:5',
      },
      {
        path: 'coach.credentials',
        kind: 'lines',
        label: 'Credentials',
        hint: 'degrees, certificates, and memberships, one per line, up to six',
      },
      {
        path: 'coach.introduction',
        kind: 'lines',
        label: 'Introduction',
        hint: 'up to three sentences in the coach’s own voice, one per line',
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
        hint: 'up to six profiles on other networks, besides the professional one under Links',
      },
    ],
  },
  {
    title: 'Discovery call',
    fields: [
      { path: 'discoveryCall.minutes', kind: 'number', label: 'Length in minutes' },
      { path: 'discoveryCall.medium', kind: 'line', label: 'How you talk' },
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
        hint: 'in US dollars, the same as in the shop',
      },
      {
        path: 'playbook.value',
        kind: 'number',
        label: 'Value of the playbook',
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
        hint: 'titles of issues you have sent, one per line, up to three',
      },
    ],
  },
];

export const offerLabels: Record<keyof OfferFacts, string> = {
  whoAttends: 'Who attends',
  howOften: 'How often',
  howLong: 'How long',
  handedOver: 'What clients keep',
};

const linkLabels: Record<LinkKey, string> = {
  scheduler: 'Discovery call',
  schedulerEmbed: 'Discovery call, embedded',
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

/** The pages that can be previewed. */
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

/** A setting, found by its path such as `facts.coach.name`. */
export interface Place {
  label: string;
  /** What it is and which pages show it. */
  hint: string;
  /** The page that previews it. */
  page: PageId;
  /** The environment variable that overrides it. */
  variable?: string;
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Every setting by its path. */
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

/** The words of the office's settings page. */
export const officeSite = {
  title: 'Site settings',
  lead: 'What the site says about the practice, where its links lead, and which parts are open. Changes go live when you save.',
  open: {
    title: 'Setup checklist',
    sample: 'Shows a sample',
    example: 'Leads nowhere yet',
    empty: 'Empty, so not shown',
    none: 'All done: no samples are left, and every link leads somewhere.',
  },
  badges: { sample: 'Sample', empty: 'Empty', example: 'Leads nowhere' },
  links: { title: 'Links', lead: 'Where the buttons and links of the site lead.' },
  flags: { title: 'Switches', lead: 'Pages that are off say “coming soon”.' },
  ruled: (variable: string) =>
    `Set by ${variable} on the server. Ask the person who runs the site to change it.`,
  unreadable:
    'A newer release saved changes that this one cannot read. Update the site, then you can save here again.',
  noUpload:
    'Images cannot be uploaded here: the sharp package was installed without the part for this machine.',
  saveBar: {
    none: 'No changes',
    changes: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
    save: 'Save',
    discard: 'Discard',
    load: 'Load the saved version',
    kept: 'Your changes stay in the form.',
    faults: (count: number) =>
      count === 1
        ? 'Not saved. Fix the marked field.'
        : `Not saved. Fix the ${count} marked fields.`,
    toPreview: 'See the preview',
  },
  saved: 'Saved. It is live now.',
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes are not saved.',
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
    failed: 'The preview could not be loaded.',
    stale: 'Some fields need a fix. The preview shows the last valid version.',
  },
  versions: {
    title: 'Versions',
    lead: 'Who changed what, and when. Restoring a version saves it as a new one.',
    none: 'No versions yet. Each save adds one here.',
    asItCame: 'Original site',
    restore: 'Restore',
    restored: 'Restored. It is live now.',
    blocked: 'Save or discard your changes first.',
    unknown: 'Saved by another release, which can show what changed.',
    nothing: 'nothing',
    picture: 'an image',
    on: 'on',
    off: 'off',
  },
} as const;
