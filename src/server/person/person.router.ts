import { AppError } from '#domain/errors.ts';
import type { Api, CallLimit, RestRoute } from '#server/api/procedure.ts';
import { emailInput } from '#server/assessment/assessment.schemas.ts';
import type { PutMail } from '#server/mail/outbox.ts';
import type { People, Person } from './person.caller.ts';
import {
  erasedOutput,
  exportOutput,
  keptOutput,
  linkPromisedOutput,
  revokedOutput,
} from './person.schemas.ts';
import { erasePerson, exportOf, overviewOf, revokeLinks } from './person.service.ts';

const tag: RestRoute['tag'] = 'Your data';
const whose =
  'Covers the caller’s own assessments, the addresses it verified by opening a mailed link, ' +
  'and the signed-in user. Empty for an unknown caller.';

const DAY = 24 * 60 * 60;
const tooManyLinks = 'Several links were sent to this address today. Look for them in your email.';

/** A copy of everything is a lot of reading. */
export const exportLimit: CallLimit<Person, undefined> = {
  name: 'copies of all data',
  max: 20,
  windowSeconds: 60,
  message: 'Too many copies in a short time. Wait a minute, then try again.',
};

/**
 * The same whether anything is stored under the address or not. All callers of an address together are
 * limited by `mailLimits` alone, of which no answer tells.
 */
const linkLimits: readonly CallLimit<Person, { email: string }>[] = [
  {
    name: 'links asked for',
    max: 10,
    windowSeconds: 60,
    message: 'Too many link requests from here. Wait a minute, then try again.',
    networks: true,
  },
  {
    name: 'links to an address asked for by a caller',
    max: 5,
    windowSeconds: DAY,
    message: tooManyLinks,
    of: ({ caller: { visitor }, input: { email }, address }) =>
      `${address} ${visitor.grants.hashOf(email)}`,
  },
];

export interface PersonServices {
  person: People;
  /** Undefined where no mail is sent. */
  putMail: PutMail | undefined;
  /** Told of each conversation that was erased. */
  onConversationGone: (id: string) => void;
}

/** What is kept of whoever calls: to see, to take along, to stop, to erase. */
export function personRouter(api: Api, { person, putMail, onConversationGone }: PersonServices) {
  return api.router({
    kept: api.query({
      rest: {
        method: 'GET',
        path: '/api/person',
        tag,
        summary: 'Summarize the data stored about the caller',
        description: whose,
      },
      caller: person,
      output: keptOutput,
      resolve: ({ caller }) => overviewOf(caller),
    }),

    export: api.query({
      rest: {
        method: 'GET',
        path: '/api/person/export',
        tag,
        summary: 'Export all data stored about the caller',
        description: `${whose} At most 20 a minute per network address.`,
      },
      caller: person,
      limits: [exportLimit],
      output: exportOutput,
      resolve: ({ caller }) => exportOf(caller),
    }),

    erase: api.mutation({
      rest: {
        method: 'DELETE',
        path: '/api/person',
        tag,
        summary: 'Erase all data stored about the caller',
        description: `${whose} Signs the caller out and removes its cookies.`,
      },
      caller: person,
      output: erasedOutput,
      resolve: ({ caller }) => erasePerson(caller, onConversationGone),
    }),

    requestLink: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/person/link',
        tag,
        summary: 'Email a link to the data stored under an address',
        description:
          'The answer is the same for every address; an email is sent only if there is data to see. ' +
          '404 if the server sends no email. At most 10 calls a minute per network address, some more ' +
          'per network, and a few links a day per email address.',
        refusals: [404],
      },
      caller: person,
      limits: linkLimits,
      input: emailInput,
      output: linkPromisedOutput,
      resolve: async ({ caller: { visitor }, input: { email } }) => {
        if (!putMail) {
          throw new AppError(
            'NOT_FOUND',
            'This site sends no email. Open this page in the browser where you gave your data.',
          );
        }
        await putMail(visitor.db, { kind: 'your_data', address: email, assessmentId: null });
        return { message: 'If anything is saved under this address, a link is on its way to it.' };
      },
    }),

    revokeLinks: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/person/revoke-links',
        tag,
        summary: 'Revoke all links to the caller’s data: mailed and shared ones',
        description: 'New emails contain new links. Links that stop reminders keep working.',
      },
      caller: person,
      output: revokedOutput,
      resolve: ({ caller }) => revokeLinks(caller),
    }),
  });
}
