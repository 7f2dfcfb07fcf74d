import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { unknownPlaceholders } from '#content/coach-email.ts';
import { pages } from '#content/pages.ts';
import {
  practiceSettings,
  settingPaths,
  type LinkKey,
  type Practice,
  type PracticeSetting,
  type SettingKind,
  type SettingPath,
  type SettingValues,
  flagKeys,
  linkKeys,
  withValues,
  type FeatureFlag,
  type FeatureFlags,
  type SiteLinks,
} from '#content/site-settings.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '#domain/email.ts';

const upTo = (max: number) =>
  // Longer texts are not checked any further.
  z.string().max(max, { error: `must have at most ${max} characters`, abort: true });
const line = (max: number) => upTo(max).trim();
const filled = (max: number) => line(max).min(1, 'must not be empty');
const atMost = (max: number) => `must be at most ${max}`;
const atMostEntries = (max: number) => `must have at most ${max} entries`;

type SettingOf<Kind extends SettingKind> = Extract<PracticeSetting, { kind: Kind }>;

/** The rule for each kind of setting. The limits of texts come from what a page has room for. */
const rules: {
  [Kind in SettingKind]: (setting: SettingOf<Kind>) => z.ZodType<SettingValues[Kind]>;
} = {
  line: ({ max }) => line(max),
  email: () =>
    upTo(EMAIL_MAX_LENGTH).refine(
      (email) => email === '' || EMAIL_PATTERN.test(email),
      'must be an email address',
    ),
  phone: () =>
    upTo(25).regex(/^(|\+?[\d ().-]{6,24})$/, 'must be a phone number such as +1 503 555 0100'),
  lines: ({ items, max }) => z.array(filled(max)).max(items, atMostEntries(items)),
  minutes: () =>
    z
      .number('must be a whole number')
      .int('must be a whole number')
      .min(5, 'must be 5 or more')
      .max(240, atMost(240))
      .nullable(),
  dollars: () =>
    z
      .number('must be an amount such as 12.99')
      .min(0, 'must be 0 or more')
      .max(100_000, atMost(100_000)),
  portrait: () => line(300),
  profiles: () =>
    z
      .array(
        z.strictObject({
          label: filled(40),
          url: upTo(2000).check(z.url({ protocol: /^https$/, error: 'must be an https address' })),
        }),
      )
      .max(6, atMostEntries(6)),
  testimonial: () => z.strictObject({ quote: filled(400), attribution: filled(100) }).nullable(),
  figures: () =>
    z
      .array(
        z.strictObject({ value: filled(12), label: filled(60), seen: filled(160).exactOptional() }),
      )
      .length(6, 'must be six figures'),
  offer: () =>
    z.strictObject({
      whoAttends: line(160),
      howOften: line(160),
      howLong: line(160),
      handedOver: line(200),
    }),
};

function settingRule(path: SettingPath): z.ZodType {
  const setting: PracticeSetting = practiceSettings[path];
  const rule = (rules[setting.kind] as (setting: PracticeSetting) => z.ZodType)(setting);
  const { placeholders: known } = setting;
  if (known === undefined) return rule;
  return rule.refine(
    (value) => unknownPlaceholders([value].flat().join(), known).length === 0,
    `may have only these words in braces: ${known.map((name) => `{${name}}`).join(', ')}`,
  );
}

export const practiceSchema = practiceTree() as unknown as z.ZodType<Practice, Practice>;

function practiceTree() {
  const parts = Map.groupBy(settingPaths, (path) => path.split('.')[0]!);
  const shape = [...parts].map(([part, paths]) => [
    part,
    paths[0] === part
      ? settingRule(paths[0])
      : z.strictObject(
          Object.fromEntries(paths.map((path) => [path.slice(part.length + 1), settingRule(path)])),
        ),
  ]);
  return z.strictObject(Object.fromEntries(shape) as Record<string, z.ZodType>);
}

export function practiceFaults(practice: Practice): string[] {
  const parsed = practiceSchema.safeParse(practice);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `practice.${path.join('.')} ${message}`);
}

/** The hostname goes into content security policies, so it may only contain characters of a hostname. */
export const webAddress = {
  protocol: /^https?$/,
  hostname: /^[\w.:[\]-]+$/,
  error: 'must be an http or https address',
};
export const webUrl = upTo(2000).check(z.url(webAddress));

/** Only the privacy notice can be a page of this site. */
const privacyUrl = z.union(
  [webUrl, z.literal(pages.privacy.path)],
  `${webAddress.error}, or ${pages.privacy.path}`,
);
export const linkRule = (key: LinkKey): z.ZodType<string, string> =>
  key === 'privacy' ? privacyUrl : webUrl;

/** Shortens the full address of our own notice to its path. Otherwise it would redirect to itself. */
export function privacyLink(url: string, publicUrl: string): string {
  const own = publicUrl + pages.privacy.path;
  return [own, `${own}/`].includes(url) ? pages.privacy.path : url;
}

/** The links and flags that the environment sets. The office cannot change them. */
export interface LockedByEnv {
  links: readonly LinkKey[];
  flags: readonly FeatureFlag[];
}

/** The values that the office has set. All others keep their defaults. */
export interface Overrides {
  facts: Partial<Record<SettingPath, unknown>>;
  links: Partial<SiteLinks>;
  flags: Partial<FeatureFlags>;
}

export interface Changeable {
  practice: Practice;
  links: SiteLinks;
  flags: FeatureFlags;
}

export const noOverrides: Overrides = { facts: {}, links: {}, flags: {} };

const NOT_UPLOADED = 'must be a portrait that was uploaded here, or empty';
const uploaded = z
  .string()
  .max(21, { error: NOT_UPLOADED, abort: true })
  .regex(/^(|portrait-[\w-]{12})$/, NOT_UPLOADED);

const each = <Key extends string>(keys: readonly Key[], rule: (key: Key) => z.ZodType) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, rule(key).exactOptional()])));

export const overridesSchema = z.strictObject({
  facts: each(settingPaths, (path) => (path === 'coach.portrait' ? uploaded : settingRule(path))),
  links: each(linkKeys, linkRule),
  flags: each(flagKeys, () => z.boolean('must be on or off')),
}) as unknown as z.ZodType<Overrides, Overrides>;

/** The environment wins, then the office's overrides, then the defaults. */
export function withOverrides(
  base: Changeable,
  lockedByEnv: LockedByEnv,
  overrides: Overrides,
): Changeable {
  return {
    practice: withValues(base.practice, overrides.facts),
    links: { ...base.links, ...overrides.links, ...only(base.links, lockedByEnv.links) },
    flags: { ...base.flags, ...overrides.flags, ...only(base.flags, lockedByEnv.flags) },
  };
}

const only = <Key extends string, Value>(values: Record<Key, Value>, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));

export function changedPaths(before: Overrides, after: Overrides): string[] {
  return (['facts', 'links', 'flags'] as const).flatMap((kind) => {
    const [old, now] = [before[kind], after[kind]] as Record<string, unknown>[];
    return [...new Set([...Object.keys(old!), ...Object.keys(now!)])]
      .filter((key) => !isDeepStrictEqual(old![key], now![key]))
      .map((key) => `${kind}.${key}`);
  });
}
