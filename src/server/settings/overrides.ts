import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import {
  flagKeys,
  linkKeys,
  settingPaths,
  withValues,
  type FeatureFlag,
  type FeatureFlags,
  type LinkKey,
  type Practice,
  type SettingPath,
  type SiteLinks,
} from '#content/site-settings.ts';
import { linkRule, settingRule } from './setting-rules.ts';

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

/** The name of an uploaded portrait, or empty. */
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
    links: { ...base.links, ...without(overrides.links, lockedByEnv.links) },
    flags: { ...base.flags, ...without(overrides.flags, lockedByEnv.flags) },
  };
}

function without<Values extends object>(
  values: Values,
  keys: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => !keys.includes(key as keyof Values)),
  ) as Partial<Values>;
}

/** The changed paths, e.g. `facts.coach.name`, `links.shop`. */
export function changedPaths(before: Overrides, after: Overrides): string[] {
  return (['facts', 'links', 'flags'] as const).flatMap((kind) => {
    const [old, now] = [before[kind], after[kind]] as Record<string, unknown>[];
    return [...new Set([...Object.keys(old!), ...Object.keys(now!)])]
      .filter((key) => !isDeepStrictEqual(old![key], now![key]))
      .map((key) => `${kind}.${key}`);
  });
}
