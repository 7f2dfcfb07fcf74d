import { z } from 'zod';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '#domain/email.ts';
import type { PracticeFacts } from '#domain/site-settings.ts';

/** Limits each text to what a page has room for. Longer texts are not checked any further. */
const upTo = (max: number) =>
  z.string().max(max, { error: `must have at most ${max} characters`, abort: true });
const line = (max: number) => upTo(max).trim();
const said = (max: number) => line(max).min(1, 'must not be empty');
const atMost = (max: number) => `must be at most ${max}`;

const testimonial = z.strictObject({ quote: said(400), attribution: said(100) }).nullable();
const offer = z.strictObject({
  whoAttends: line(160),
  howOften: line(160),
  howLong: line(160),
  handedOver: line(200),
});
const dollars = z
  .number('must be an amount such as 12.99')
  .min(0, 'must be 0 or more')
  .max(100_000, atMost(100_000));

export const practiceRules = z.strictObject({
  coach: z.strictObject({
    name: line(60),
    portrait: line(300),
    credentials: z.array(said(100)).max(6, atMost(6)),
    introduction: z.array(said(240)).max(3, atMost(3)),
  }),
  contact: z.strictObject({
    email: upTo(EMAIL_MAX_LENGTH).refine(
      (email) => email === '' || EMAIL_PATTERN.test(email),
      'must be an email address',
    ),
    phone: upTo(25).regex(
      /^(|\+?[\d ().-]{6,24})$/,
      'must be a phone number such as +1 503 555 0100',
    ),
  }),
  place: line(80),
  socialProfiles: z
    .array(
      z.strictObject({
        label: said(40),
        url: upTo(2000).check(z.url({ protocol: /^https$/, error: 'must be a https address' })),
      }),
    )
    .max(6, atMost(6)),
  discoveryCall: z.strictObject({
    minutes: z
      .number('must be a whole number')
      .int('must be a whole number')
      .min(5, 'must be 5 or more')
      .max(240, atMost(240))
      .nullable(),
    medium: line(60),
  }),
  services: z.strictObject({
    program: offer,
    oneOnOne: offer,
    consulting: offer,
    teamDevelopment: offer,
    managerTraining: offer,
  }),
  newsletter: z.strictObject({ issueTitles: z.array(said(120)).max(3, atMost(3)) }),
  testimonials: z.strictObject({ home: testimonial, about: testimonial }),
  statistics: z
    .array(z.strictObject({ value: said(12), label: said(60), seen: said(160).exactOptional() }))
    .length(6, 'must be six figures'),
  playbook: z.strictObject({ price: dollars, value: dollars }),
}) satisfies z.ZodType<PracticeFacts>;

/** Problems of the settings file, one a line, each named as in `src/content/practice.ts`. */
export function practiceFaults(facts: PracticeFacts): string[] {
  const parsed = practiceRules.safeParse(facts);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `practice.${path.join('.')} ${message}`);
}
