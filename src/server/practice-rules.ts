import { z } from 'zod';
import type { PracticeFacts } from '#domain/practice-facts.ts';

/** No fact is longer than a page has room for. */
const line = (max: number) =>
  z.string().trim().max(max, `must have at most ${max} characters`).default('');
const said = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must have at most ${max} characters`);
const atMost = (max: number) => `must be at most ${max}`;

const testimonial = z.strictObject({ quote: said(400), attribution: said(100) }).nullable();
const offer = z.strictObject({
  whoAttends: line(160),
  howOften: line(160),
  howLong: line(160),
  handedOver: line(200),
});
const dollars = z.number().min(0, 'must be 0 or more').max(100_000, atMost(100_000));

const rules = z.strictObject({
  coach: z.strictObject({
    name: line(60),
    portrait: line(300),
    credentials: z.array(said(100)).max(6, atMost(6)),
    introduction: z.array(said(240)).max(3, atMost(3)),
  }),
  contact: z.strictObject({
    email: z.union([z.literal(''), z.email('must be an email address')]),
    phone: z
      .string()
      .regex(/^(|\+?[\d ().-]{6,24})$/, 'must be a phone number such as +1 503 555 0100'),
  }),
  place: line(80),
  socialProfiles: z
    .array(
      z.strictObject({
        label: said(40),
        url: z.url({ protocol: /^https$/, error: 'must be a https address' }),
      }),
    )
    .max(6, atMost(6)),
  discoveryCall: z.strictObject({
    minutes: z
      .number()
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

/** What is wrong with the facts, one a line, each named as in `src/content/practice.ts`. */
export function practiceFaults(facts: PracticeFacts): string[] {
  const parsed = rules.safeParse(facts);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `practice.${path.join('.')} ${message}`);
}
