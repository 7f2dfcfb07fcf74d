import { mailboxOf } from '#domain/email.ts';
import { AppError, conflict } from '#domain/errors.ts';
import { events } from '#domain/events.ts';
import type { CallLimit, RestRoute } from '#server/api/procedure.ts';
import type { Services } from '#server/api/services.ts';
import { permitRead } from '#server/assessment/assessment.service.ts';
import { answersCsvRoutes, exportLimit } from './answers-csv.routes.ts';
import { type DataOwner, dataOwners } from './data-owner.ts';
import * as schemas from './own-data.schemas.ts';
import * as ownData from './own-data.service.ts';

const tag: RestRoute['tag'] = 'Your data';
const whose =
  'Covers the caller’s own assessments, the addresses that it verified by opening a mailed link, and the ' +
  'signed-in user. Empty for unknown callers.';

const DAY = 24 * 60 * 60;
const tooManyLinks = 'Several links were sent to this address today. Look for them in your mail.';

/**
 * The limits do not depend on what is stored under the address. All callers of an address together are
 * limited by `mailLimits` alone, which no answer reveals.
 */
const linkLimits: readonly CallLimit<DataOwner, { email: string }>[] = [
  {
    name: 'links asked for',
    max: 10,
    windowSeconds: 60,
    message: 'Too many links were requested from here. Wait a minute, then try again.',
    networks: true,
  },
  {
    name: 'links to an address asked for by a caller',
    max: 5,
    windowSeconds: DAY,
    message: tooManyLinks,
    of: ({ caller: { visitor }, input: { email }, address }) =>
      `${address} ${visitor.grants.hashOf(mailboxOf(email))}`,
  },
];

/** Lets callers read, export, and erase their data, and stop the links to it. */
export function ownDataRouter(services: Services) {
  const { api, enqueueMail, advisor, config } = services;
  const dataOwner = dataOwners(services);
  answersCsvRoutes(services, dataOwner);
  return api.router({
    kept: api.query({
      rest: api.GET('/api/person', 'Read a summary of what is stored about the caller', {
        tag,
        description: whose,
      }),
      caller: dataOwner,
      output: schemas.storedOutput,
      resolve: ({ caller }) => ownData.overviewOf(caller),
    }),

    export: api.query({
      rest: api.GET('/api/person/export', 'Export everything that is stored about the caller', {
        tag,
        description: `${whose} At most 20 calls a minute from an IP address.`,
      }),
      caller: dataOwner,
      limits: [{ ...exportLimit, name: 'copies of all data' }],
      output: (config.office
        ? schemas.exportOutput
        : schemas.exportWithoutOffice) as typeof schemas.exportOutput,
      resolve: ({ caller }) => ownData.exportOf(caller),
    }),

    erase: api.mutation({
      rest: api.DELETE('/api/person', 'Erase everything that is stored about the caller', {
        tag,
        description: `${whose} The caller is signed out, and its cookies are cleared.`,
      }),
      caller: dataOwner,
      output: schemas.erasedOutput,
      resolve: ({ caller }) => ownData.eraseOwnData(caller, (id) => advisor.forget(id)),
    }),

    requestLink: api.mutation({
      rest: api.POST('/api/person/link', 'Mail a link to the stored data to an address', {
        tag,
        description:
          'The answer is the same for every address; a mail is sent only if data is stored under it. ' +
          'With `feedback`, which only the owner may send, the link verifies the address of these results instead. ' +
          '404 if the server sends no mail. At most 10 calls a minute from an IP address, and a few ' +
          'links a day to an email address.',
        needs: 'mail',
        refusals: [403, 404, 409],
      }),
      caller: dataOwner,
      limits: linkLimits,
      input: schemas.linkInput,
      output: schemas.linkPromisedOutput,
      resolve: async ({ caller: { visitor }, input: { email, feedback } }) => {
        if (!enqueueMail) {
          throw new AppError(
            'NOT_FOUND',
            'This site sends no email. Open this page in the browser where you entered your data.',
          );
        }
        if (feedback && (await permitRead(visitor, feedback.id)).row.email !== email) {
          throw conflict('The results are saved under another address. Reload this page.');
        }
        const kind = feedback
          ? events['feedback.link_requested'].mail[feedback.kind]
          : events['data.requested'].mail;
        const assessmentId = feedback?.id ?? null;
        await enqueueMail(visitor.db, { kind, address: email, assessmentId });
        return { message: 'If data is stored under this address, a link is on its way to it.' };
      },
    }),

    revokeLinks: api.mutation({
      rest: api.POST(
        '/api/person/revoke-links',
        'Stop all mailed and shared links to the caller’s data',
        {
          tag,
          description: 'New mails contain new links. Unsubscribe links keep working.',
        },
      ),
      caller: dataOwner,
      output: schemas.revokedOutput,
      resolve: ({ caller }) => ownData.revokeLinks(caller),
    }),
  });
}
