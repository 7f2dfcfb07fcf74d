import { isExample } from './example-link.ts';
import {
  linkKeys,
  linkSettings,
  practiceSettings,
  settingAt,
  settingPaths,
  type Practice,
  type PracticeSetting,
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
  is: 'sample' | 'empty' | 'example';
}

/** Settings that are not filled in yet: samples, links to example.com, and empty ones. */
export function unfilledSettings(
  practice: Practice,
  links: SiteLinks,
  hasPortrait: boolean,
): UnfilledSetting[] {
  const unfilled = settingPaths
    .filter((path) =>
      path === 'coach.portrait' ? !hasPortrait : isEmpty(settingAt(practice, path)),
    )
    .map((path): UnfilledSetting => {
      const { kind }: PracticeSetting = practiceSettings[path];
      return { path: `facts.${path}`, is: kind === 'testimonial' ? 'sample' : 'empty' };
    });
  const toExample = linkKeys
    .filter((key) => isExample(links[key]))
    .map((key): UnfilledSetting => ({ path: `links.${key}`, is: 'example' }));
  return [...unfilled, ...toExample];
}

/** True if it contains no text and no number. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Settings that visitors notice until they are filled in: samples, the name, and links to example.com. */
export function notYetFilledIn(
  { testimonials, coach }: Pick<Practice, 'testimonials'> & { coach: { name: string } },
  links: SiteLinks,
): string[] {
  const samples = Object.entries(testimonials).filter(([, testimonial]) => testimonial === null);
  return [
    ...samples.map(([page]) => `facts.testimonials.${page}`),
    ...(coach.name === '' ? ['facts.coach.name'] : []),
    ...linkKeys.filter((key) => isExample(links[key])).map((key) => `links.${key}`),
  ];
}
