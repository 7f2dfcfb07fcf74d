import type { CallLimit } from '#server/api/procedure.ts';
import type { Visitor } from './visitor.ts';

const HOUR = 60 * 60;

/**
 * How often an email is given to an assessment: otherwise others' assessments under somebody's email
 * could push that person's own out of the list of the latest 20. A person needs two or three calls
 * for an assessment.
 * - An email: 15 a day, so that five of the 20 places at least are left to what stood there before.
 * - A caller and an email: 10 a day, so that nobody uses up an email alone.
 * - A caller: 300 an hour, enough for a workshop that takes the assessment behind one address.
 */
export const emailLimits: readonly CallLimit<Visitor, { email?: string | null | undefined }>[] = [
  {
    name: 'emails given by a caller',
    max: 300,
    windowSeconds: HOUR,
    message: 'Too many email addresses were given from here. Try again in an hour.',
    of: ({ input: { email }, address }) => (email ? address : undefined),
  },
  {
    name: 'uses of an email by a caller',
    max: 10,
    windowSeconds: 24 * HOUR,
    message: 'Too many assessments were given this email address today. Try again tomorrow.',
    of: ({ caller: { grants }, input: { email }, address }) =>
      email ? `${address} ${grants.hashOf(email)}` : undefined,
  },
  {
    name: 'uses of an email',
    max: 15,
    windowSeconds: 24 * HOUR,
    message: 'Too many assessments were given this email address today. Try again tomorrow.',
    of: ({ caller: { grants }, input: { email } }) => (email ? grants.hashOf(email) : undefined),
  },
];
