import { listed } from '#domain/listed.ts';
import type { OfferTerms } from '#domain/site-settings.ts';
import type { PageId } from './pages.ts';
import {
  flagSettings,
  linkSettings,
  practiceSettings,
  settingGroups,
  settingPaths,
} from './site-settings.ts';

/** The settings of the practice as the form groups them. */
export const practiceGroups = settingGroups.map((title) => ({
  title,
  paths: settingPaths.filter((path) => practiceSettings[path].group === title),
}));

export const offerLabels: Record<keyof OfferTerms, string> = {
  whoAttends: 'Who attends',
  howOften: 'How often',
  howLong: 'How long',
  handedOver: 'What clients keep',
};

/** A setting in the form, by its path such as `facts.coach.name`. */
export interface Place {
  group: string;
  label: string;
  hint: string;
  page: PageId;
  /** The environment variable that sets it, too. */
  variable?: string;
}

const groups = { links: 'Links', flags: 'Switches' };

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const whereWords = (where: string) => (where.includes(' and ') ? where : listed(where.split(', ')));

/** Every setting by its path, in the order of the form. */
export const places: ReadonlyMap<string, Place> = new Map([
  ...practiceGroups
    .flatMap(({ paths }) => paths)
    .map((path): [string, Place] => {
      const { group, label, help, where, page } = practiceSettings[path];
      return [
        `facts.${path}`,
        { group, label, hint: `${sentence(help)} Shown on ${whereWords(where)}.`, page },
      ];
    }),
  ...Object.entries({ links: linkSettings, flags: flagSettings }).flatMap(([kind, settings]) =>
    Object.entries(settings).map(([key, { label, help, page, variable }]): [string, Place] => [
      `${kind}.${key}`,
      {
        group: groups[kind as keyof typeof groups],
        label,
        hint: sentence(help.replaceAll('`', '')),
        page,
        variable,
      },
    ]),
  ),
]);

/** A setting where no link leads to it, such as 'Links: Shop (SHOP_URL)'. */
export function settingName(path: string): string {
  const { group, label, variable } = places.get(path)!;
  return `${group}: ${label}${variable === undefined ? '' : ` (${variable})`}`;
}

export const officeSite = {
  title: 'Site settings',
  lead: 'What the site says about the practice, where its links lead, and which parts are open. Changes go live when you save.',
  left: (count: number) => `${count} to fill in`,
  open: {
    title: 'Setup checklist',
    none: 'Ready to open: no samples are left, and every link leads somewhere.',
    left: (count: number) => `${count} left before you open`,
    optional: (count: number) =>
      `${count} ${count === 1 ? 'setting is' : 'settings are'} empty and not shown`,
  },
  badges: { missing: 'Missing', sample: 'Sample', example: 'Leads nowhere' },
  links: { title: groups.links, lead: 'Where the buttons and links of the site lead.' },
  flags: { title: groups.flags, lead: 'Pages that are off say “coming soon”.' },
  lockedByEnv: (variable: string) =>
    `Set by ${variable} on the server. Ask the person who runs the site to change it.`,
  unreadable:
    'A newer release saved changes that this release cannot read. Update the site to save here again.',
  noUpload:
    'Images cannot be uploaded: the server’s image software (sharp) is not fully installed. Ask the person who runs the site to reinstall it.',
  saveBar: {
    none: 'No changes',
    changes: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
    save: 'Save',
    discard: 'Discard',
    load: 'Load the saved version',
    conflict: (settings: readonly string[]) =>
      settings.length === 0
        ? 'Not saved: someone else saved first.'
        : `Not saved: someone else changed ${listed(settings.map((path) => places.get(path)!.label))}.`,
    stays: 'Your changes stay in the form. Load the saved version, then save again.',
    faults: 'Not saved. Fix:',
    toPreview: 'Preview',
  },
  saved: 'Saved. Your changes are live.',
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
    failed: 'The preview could not be loaded. Choose another page, or try again in a minute.',
    stale: 'Some fields have errors. The preview shows the last valid version.',
  },
  versions: {
    title: 'Versions',
    lead: 'Who changed what, and when. Restoring a version saves it as a new one.',
    none: {
      title: 'No versions yet',
      text: 'Each time you save, a version appears here. To begin, change a setting, then save.',
    },
    original: 'Original site',
    restore: 'Restore',
    restoring: 'Restoring…',
    restored: 'Restored. This version is live.',
    failed: 'Not restored. Please try again.',
    blocked: 'Save or discard your changes first.',
    unknown: 'Another release saved this version. Only that release can show what changed.',
    nothing: 'nothing',
    picture: 'an image',
    on: 'on',
    off: 'off',
  },
} as const;
