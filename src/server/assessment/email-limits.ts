import type { FindResults } from '#content/site-settings.ts';
import { mailboxOf } from '#domain/email.ts';
import type { CallLimit } from '#server/api/procedure.ts';
import { findById } from './assessment.repository.ts';
import type { Visitor } from './visitor.ts';

const HOUR = 60 * 60;
const tooManyToday =
  'Too many assessments were started with this email address today. Try again tomorrow.';

interface Addition {
  email?: string | null | undefined;
  /** The assessment that is retaken: the new one gets its email. */
  againOf?: string | undefined;
}

type EmailLimit = CallLimit<Visitor, Addition>;

/**
 * Limits how often assessments are added under an email, by giving the email or by a retake.
 * Otherwise other people's assessments could push a person's own out of the list of 20. A person needs
 * two or three calls for an assessment.
 * - A caller: 300 an hour, enough for a workshop that takes the assessment behind one address.
 * - A caller and an email: 10 a day, so that no one uses up an email alone.
 * - An email: 15 a day, so that at least five of the 20 places are left to what was there before. Not
 *   where Find My Results answers by mail: the calls that are left would reveal whether others use it.
 *   Someone who verified the email is not held back by what others do.
 */
export function emailLimits(findResults: FindResults): EmailLimit[] {
  return findResults === 'list' ? [...ofCallers, ofEmail] : ofCallers;
}

const ofCallers: EmailLimit[] = [
  {
    name: 'emails given by a caller',
    max: 300,
    windowSeconds: HOUR,
    message: 'Too many email addresses were entered from here. Try again in an hour.',
    of: ({ input: { email }, address }) => (email ? address : undefined),
  },
  {
    name: 'uses of an email by a caller',
    max: 10,
    windowSeconds: 24 * HOUR,
    message: tooManyToday,
    of: async ({ caller, input, address }) => {
      const email = input.email ?? (await retaken(caller, input))?.email;
      return email ? `${address} ${caller.grants.hashOf(mailboxOf(email))}` : undefined;
    },
  },
];

const ofEmail: EmailLimit = {
  name: 'uses of an email',
  max: 15,
  windowSeconds: 24 * HOUR,
  message: tooManyToday,
  of: async ({ caller, input }) => {
    const again = await retaken(caller, input);
    const email = input.email ?? again?.email;
    const isExempt = again !== undefined && caller.grants.hasVerified(again);
    return email && !isExempt ? caller.grants.hashOf(mailboxOf(email)) : undefined;
  },
};

async function retaken({ db }: Visitor, { againOf }: Addition) {
  return againOf === undefined ? undefined : findById(db, againOf);
}
