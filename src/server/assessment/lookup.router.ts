import type { FindResults } from '#content/site-settings.ts';
import type { Api } from '#server/api/procedure.ts';
import { emailInput, foundAssessmentsOutput } from './assessment.schemas.ts';
import type { EnqueueMail } from './assessment.service.ts';
import { findOwnOrMail, lookupByEmail } from './lookup.service.ts';
import type { Visitors } from './visitor.ts';

const LOOKUPS_LIMITED = 'At most 10 calls a minute from an IP address, and 50 from its network.';
const lookupDescriptions: Record<FindResults, string> = {
  list:
    'At most 20: those with responses before empty ones, then newest first; an empty list ' +
    'for an unknown address. The caller may then continue unfinished ones while they have this email: ' +
    `save responses, the position, and the completion, nothing else. ${LOOKUPS_LIMITED}`,
  mail:
    'The caller’s own assessments under this address: those it created, those whose session id it ' +
    'sent, and those whose address it verified by a mailed link. At most 20: those with ' +
    'responses before empty ones, then newest first. If there are none, a link is mailed to the ' +
    `address, whatever is stored under it. ${LOOKUPS_LIMITED}`,
};

interface LookupServices {
  visitor: Visitors;
  /** Undefined if no mail is sent. */
  enqueueMail: EnqueueMail | undefined;
  findResults: FindResults;
}

/** Find My Results: lists the assessments of an address, or mails a link to it. */
export function lookupProcedure(api: Api, { visitor, enqueueMail, findResults }: LookupServices) {
  return api.mutation({
    rest: api.POST('/api/assessment/lookup-by-email', 'Find assessments by email', {
      tag: 'Assessment',
      description: lookupDescriptions[findResults],
    }),
    caller: visitor,
    // The rate limit applies before validation, to valid and invalid input alike.
    limits: [
      {
        name: 'look-ups',
        max: 10,
        windowSeconds: 60,
        message: 'Too many lookups. Wait a minute, then try your email address again.',
        // Callers that probe other people's addresses can own thousands of assessments.
        networks: true,
      },
    ],
    input: emailInput,
    output: foundAssessmentsOutput,
    resolve: ({ caller, input: { email } }) =>
      findResults === 'mail' && enqueueMail
        ? findOwnOrMail(caller, email, enqueueMail)
        : lookupByEmail(caller, email),
  });
}
