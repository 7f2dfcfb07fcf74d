import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { factNotes } from '#content/going-live.ts';
import { linkKeys, type FeatureFlag, type FeatureFlags, type LinkKey } from '#content/links.ts';
import type { SiteLinks } from '#content/links.ts';
import type { FactPath, PracticeFacts } from '#domain/site-settings.ts';
import { privacyUrl, webUrl } from './link-rules.ts';
import { practiceRules } from './practice-rules.ts';

/** The links and flags that the environment sets. The office cannot change them. */
export interface LockedByEnv {
  links: readonly LinkKey[];
  flags: readonly FeatureFlag[];
}

/** What the office sets in the place of what the site came with; what is not in it stays as it is. */
export interface Overrides {
  facts: Partial<Record<FactPath, unknown>>;
  links: Partial<SiteLinks>;
  flags: Partial<FeatureFlags>;
}

/** The settings that the office can change. */
export interface Changeable {
  practice: PracticeFacts;
  links: SiteLinks;
  flags: FeatureFlags;
}

export const settingPaths = Object.keys(factNotes) as FactPath[];
export const flagKeys = [
  'assessmentEnabled',
  'productsEnabled',
  'shopEnabled',
  'chatbotEnabled',
  'chatbotOpen',
] as const satisfies readonly FeatureFlag[];

export const noOverrides: Overrides = { facts: {}, links: {}, flags: {} };

/** The name of an uploaded portrait, or empty. */
const NOT_UPLOADED = 'must be a portrait that was uploaded here, or empty';
const uploaded = z
  .string()
  .max(21, { error: NOT_UPLOADED, abort: true })
  .regex(/^(|portrait-[\w-]{12})$/, NOT_UPLOADED);

/** Each setting follows the same rules as in the settings file. */
function settingRule(path: FactPath): z.ZodType {
  if (path === 'coach.portrait') return uploaded;
  const [part = '', key] = path.split('.');
  const rule = practiceRules.shape[part as keyof PracticeFacts] as z.ZodType;
  return key === undefined ? rule : (rule as z.ZodObject).shape[key]!;
}

const each = <Key extends string>(keys: readonly Key[], rule: (key: Key) => z.ZodType) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, rule(key).exactOptional()])));

export const overridesSchema = z.strictObject({
  facts: each(settingPaths, settingRule),
  links: each(linkKeys, (key) => (key === 'privacy' ? privacyUrl : webUrl)),
  flags: each(flagKeys, () => z.boolean('must be on or off')),
}) as unknown as z.ZodType<Overrides, Overrides>;

/** The environment wins, then the office's overrides, then the defaults. */
export function withOverrides(
  base: Changeable,
  lockedByEnv: LockedByEnv,
  overrides: Overrides,
): Changeable {
  const practice = structuredClone(base.practice);
  for (const [path, value] of Object.entries(overrides.facts)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    const parent = keys.reduce<unknown>(
      (part, key) => (part as Record<string, unknown>)[key],
      practice,
    );
    (parent as Record<string, unknown>)[last] = value;
  }
  return {
    practice,
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
