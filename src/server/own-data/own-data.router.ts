import { AppError } from '#domain/errors.ts';
import type { Api, CallLimit, RestRoute } from '#server/api/procedure.ts';
import { emailInput } from '#server/assessment/assessment.schemas.ts';
import type { PutMail } from '#server/mail/enqueue-mail.ts';
import type { People, Person } from './data-owner.ts';
import {
  erasedOutput,
  exportOutput,
  keptOutput,
  linkPromisedOutput,
  revokedOutput,
} from './own-data.schemas.ts';
import { erasePerson, exportOf, overviewOf, revokeLinks } from './own-data.service.ts';

const tag: RestRoute['tag'] = 'Your data';
const whose =
  'Of the assessments that are the caller’s own, of the addresses it verified by opening a mailed link, ' +
  'and of the person who is signed in. For a caller of whom nothing is known there is nothing.';

const DAY = 24 * 60 * 60;
const tooManyLinks = 'This address was sent several links today. Look through your mail for them.';

/** A copy of everything is a lot of reading. */
export const exportLimit: CallLimit<Person, undefined> = {
  name: 'copies of all data',
  max: 20,
  windowSeconds: 60,
  message: 'That is many copies in a short time. Wait a minute, then try again.',
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
    message: 'Too many links were asked for from here. Wait a minute, then try again.',
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
        summary: 'See in brief what is kept of the caller',
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
        summary: 'Take along everything that is kept of the caller',
        description: `${whose} At most 20 a minute for each address of a caller.`,
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
        summary: 'Erase everything that is kept of the caller',
        description: `${whose} The caller is signed out, and its cookies are taken away.`,
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
        summary: 'Have a link to what is kept mailed to an address',
        description:
          'Every address is answered alike; a mail is sent only where there is something to see. ' +
          'Where the service sends no mail: 404. At most 10 calls a minute for each address of a ' +
          'caller, and some more for each network; a few links a day for each email address.',
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
            'This site sends no mail. What is kept can be seen in the browser where it was given.',
          );
        }
        await putMail(visitor.db, { kind: 'your_data', address: email, assessmentId: null });
        return { message: 'If anything is kept under this address, a link is on its way to it.' };
      },
    }),

    revokeLinks: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/person/revoke-links',
        tag,
        summary:
          'Stop all links that lead to what is the caller’s: mailed ones, and those to share',
        description: 'New mails bring new links. Links that end reminders go on working.',
      },
      caller: person,
      output: revokedOutput,
      resolve: ({ caller }) => revokeLinks(caller),
    }),
  });
}
