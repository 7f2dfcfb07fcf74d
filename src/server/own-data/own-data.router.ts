import { AppError } from '#domain/errors.ts';
import type { Api, CallLimit, RestRoute } from '#server/api/procedure.ts';
import { emailInput } from '#server/assessment/assessment.schemas.ts';
import type { EnqueueMail } from '#server/assessment/assessment.service.ts';
import type { DataOwners, DataOwner } from './data-owner.ts';
import {
  erasedOutput,
  exportOutput,
  keptOutput,
  linkPromisedOutput,
  revokedOutput,
} from './own-data.schemas.ts';
import { eraseOwnData, exportOf, overviewOf, revokeLinks } from './own-data.service.ts';

const tag: RestRoute['tag'] = 'Your data';
const whose =
  'Of the assessments that are the caller’s own, of the addresses it verified by opening a mailed link, ' +
  'and of the person who is signed in. For a caller of whom nothing is known there is nothing.';

const DAY = 24 * 60 * 60;
const tooManyLinks = 'This address was sent several links today. Look through your mail for them.';

/** A copy of everything is a lot of reading. */
export const exportLimit: CallLimit<DataOwner, undefined> = {
  name: 'copies of all data',
  max: 20,
  windowSeconds: 60,
  message: 'That is many copies in a short time. Wait a minute, then try again.',
};

/**
 * The limits do not depend on what is stored under the address. All callers of an address together are
 * limited by `mailLimits` alone, which no answer reveals.
 */
const linkLimits: readonly CallLimit<DataOwner, { email: string }>[] = [
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

export interface OwnDataServices {
  dataOwner: DataOwners;
  /** Undefined where no mail is sent. */
  enqueueMail: EnqueueMail | undefined;
  advisor: { forget: (conversationId: string) => void };
}

/** What is stored about the caller: read, export, stop links, erase. */
export function ownDataRouter(api: Api, { dataOwner, enqueueMail, advisor }: OwnDataServices) {
  return api.router({
    kept: api.query({
      rest: {
        method: 'GET',
        path: '/api/person',
        tag,
        summary: 'See in brief what is kept of the caller',
        description: whose,
      },
      caller: dataOwner,
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
      caller: dataOwner,
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
      caller: dataOwner,
      output: erasedOutput,
      resolve: ({ caller }) => eraseOwnData(caller, (id) => advisor.forget(id)),
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
      caller: dataOwner,
      limits: linkLimits,
      input: emailInput,
      output: linkPromisedOutput,
      resolve: async ({ caller: { visitor }, input: { email } }) => {
        if (!enqueueMail) {
          throw new AppError(
            'NOT_FOUND',
            'This site sends no mail. What is kept can be seen in the browser where it was given.',
          );
        }
        await enqueueMail(visitor.db, { kind: 'your_data', address: email, assessmentId: null });
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
      caller: dataOwner,
      output: revokedOutput,
      resolve: ({ caller }) => revokeLinks(caller),
    }),
  });
}
