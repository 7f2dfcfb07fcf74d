import type { Portrait } from '#domain/site-settings.ts';
import { isExample } from './example-link.ts';
import {
  linkKeys,
  linkSettings,
  practiceSettings,
  settingAt,
  settingPaths,
  type Practice,
  type PracticeSetting,
  type SettingPath,
  type ShownPractice,
  type SiteLinks,
} from './site-settings.ts';

/** What only people can check. */
const wordsToCheck = [
  'the name and the description of the practice, in `src/content/site.ts`',
  'the coach’s own words in `src/content/home.ts` (`coach`) and `src/content/about.ts` (`coach`)',
  'the figures on the About page (71%, 40%, 7×), in `src/content/about.ts`; their sources are settings',
  'whether `/privacy` is true for you: who hosts the site, how long backups and logs are stored',
];

/** The list in docs/setup-checklist.md, in Markdown. */
export function setupChecklist(): string {
  return [
    'Fill in what only you can know, in the office at `/office/site` or as its `default` in [`src/content/site-settings.ts`](../src/content/site-settings.ts):',
    '',
    ...Object.entries(practiceSettings).map(
      ([path, { help, where }]) => `- \`${path}\`: ${help} (${where})`,
    ),
    '',
    'Set where each link leads, in the office or in the environment. A variable that is set in the environment wins:',
    '',
    ...Object.values(linkSettings).map(({ variable, help }) => `- \`${variable}\`: ${help}`),
    '',
    'Read and check:',
    '',
    ...wordsToCheck.map((what) => `- ${what}`),
  ].join('\n');
}

export interface UnfilledSetting {
  /** `facts.coach.name`, `links.shop`. */
  path: string;
  is: 'missing' | 'sample' | 'example' | 'empty';
}

/** What visitors notice while it is not filled in, besides links to example.com. */
const noticed: readonly SettingPath[] = [
  'coach.name',
  'coach.portrait',
  'testimonials.home',
  'testimonials.about',
];
/** How many settings are to be filled in before the site opens. */
export const NEEDED_TO_OPEN =
  noticed.length + linkKeys.filter((key) => isExample(linkSettings[key].default)).length;

type Noticed = Pick<ShownPractice, 'coach' | 'testimonials'>;

/** The settings to fill in before the site opens, for the setup checklist, Status, and the log at start. */
export function leftBeforeOpening(practice: Noticed, links: SiteLinks): UnfilledSetting[] {
  const open = noticed
    .filter((path) => isEmpty(settingAt(practice, path)))
    .map((path): UnfilledSetting => {
      const { kind }: PracticeSetting = practiceSettings[path];
      return { path: `facts.${path}`, is: kind === 'testimonial' ? 'sample' : 'missing' };
    });
  const toExample = linkKeys
    .filter((key) => isExample(links[key]))
    .map((key): UnfilledSetting => ({ path: `links.${key}`, is: 'example' }));
  return [...open, ...toExample];
}

/** All settings that are not filled in: first those that visitors notice, then the empty ones. */
export function unfilledSettings(
  practice: Practice,
  links: SiteLinks,
  portrait: Portrait | null,
): UnfilledSetting[] {
  const empty = settingPaths
    .filter((path) => !noticed.includes(path) && isEmpty(settingAt(practice, path)))
    .map((path): UnfilledSetting => ({ path: `facts.${path}`, is: 'empty' }));
  const shown = { ...practice, coach: { ...practice.coach, portrait } };
  return [...leftBeforeOpening(shown, links), ...empty];
}

/** True if it contains no text and no number. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
