import { z } from 'zod';
import { flagKeys, linkKeys, settingPaths } from '#content/site-settings.ts';
import { pages, type PageId } from '#content/pages.ts';
import { overridesSchema, practiceSchema } from './setting-rules.ts';

function each<Key extends string, Value>(keys: readonly Key[], value: z.ZodType<Value>) {
  const shape = Object.fromEntries(keys.map((key) => [key, value]));
  return z.object(shape as Record<Key, z.ZodType<Value, Value>>);
}

/** The number of a version; 0 is the original site. */
const version = z.int().min(0).max(2_000_000_000);

const portrait = z
  .object({ src: z.string(), srcSet: z.string(), width: z.int(), height: z.int() })
  .nullable();

export const siteOutput = z.object({
  version: version.describe('The newest version; a change must name the version it is based on'),
  isReadable: z
    .boolean()
    .describe('False if a newer release saved the newest version; then nothing can be saved'),
  facts: practiceSchema.describe('The values in effect'),
  links: each(linkKeys, z.string()),
  flags: each(flagKeys, z.boolean()),
  from: z
    .object({
      facts: each(settingPaths, z.enum(['office', 'file'])),
      links: each(linkKeys, z.enum(['environment', 'office', 'default'])),
      flags: each(flagKeys, z.enum(['environment', 'office', 'default'])),
    })
    .describe('Where each value comes from; values from the environment can only be changed there'),
  open: z
    .array(z.object({ path: z.string(), is: z.enum(['missing', 'sample', 'example', 'empty']) }))
    .describe(
      'What is still unset: the coach’s name or portrait, a sample, a link to example.com, or another empty value',
    ),
  portrait: portrait.describe('As shown on the pages'),
  canUpload: z.boolean().describe('Whether this installation can process images'),
});

export const changesInput = z.strictObject({
  version,
  changes: overridesSchema,
});

export const restoreInput = z.strictObject({ version, number: version });

export const savedOutput = z.object({ version, changed: z.array(z.string()) });

export const previewInput = z.strictObject({
  page: z.enum(Object.keys(pages) as [PageId, ...PageId[]]),
  changes: overridesSchema,
});

export const previewOutput = z.object({
  html: z.string().describe('The whole page without scripts'),
});

export const versionsOutput = z.array(
  z.object({
    number: version,
    savedAt: z.date(),
    savedBy: z.string(),
    changes: z
      .array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() }))
      .nullable()
      .describe('Null if another release wrote it and this one cannot read it'),
  }),
);
