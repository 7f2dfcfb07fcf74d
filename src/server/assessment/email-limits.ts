import type { FindResults } from '#content/links.ts';
import type { CallLimit } from '#server/api/procedure.ts';
import type { Visitor } from './visitor.ts';

const HOUR = 60 * 60;

/**
 * How often an email is given to an assessment: otherwise others' assessments under an email could push
 * its owner's out of the list of the latest 20. A person needs two or three calls for an assessment.
 * - A caller: 300 an hour, enough for a workshop that takes the assessment behind one address.
 * - A caller and an email: 10 a day, so that no one uses up an email alone.
 * - An email: 15 a day, so that at least five of the 20 places are left to what was stored before. Not
 *   where Find My Results answers by mail: the calls that are left would tell whether others use it.
 */
export function emailLimits(findResults: FindResults): EmailLimit[] {
  return findResults === 'list' ? [...ofCallers, ofEmail] : ofCallers;
}

type EmailLimit = CallLimit<Visitor, { email?: string | null | undefined }>;

const ofCallers: EmailLimit[] = [
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
];

const ofEmail: EmailLimit = {
  name: 'uses of an email',
  max: 15,
  windowSeconds: 24 * HOUR,
  message: 'Too many assessments were given this email address today. Try again tomorrow.',
  of: ({ caller: { grants }, input: { email } }) => (email ? grants.hashOf(email) : undefined),
};
