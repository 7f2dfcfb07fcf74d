import type { RestRoute } from '#server/api/procedure.ts';
import type { Services } from '#server/api/services.ts';
import * as schemas from './comparison.schemas.ts';
import { compare, historyOf } from './comparison.service.ts';

const tag: RestRoute['tag'] = 'Comparison';

export function comparisonRouter({ api, visitor }: Services) {
  return api.router({
    history: api.query({
      rest: api.GET('/api/person/history', 'List the completed assessments of the caller', {
        tag,
        description:
          'The latest first: those that the caller created or sent the session id of, and all ' +
          'under addresses that it verified. They may belong to several people who share a browser: ' +
          '`earlierId` names only an assessment of the same person.',
      }),
      caller: visitor,
      output: schemas.historyOutput,
      resolve: ({ caller }) => historyOf(caller),
    }),

    get: api.query({
      rest: api.GET(
        '/api/assessment/{id}/comparison/{earlierId}',
        'Compare an assessment with an earlier one',
        {
          tag,
          description: 'Both must be completed and belong to the caller.',
          refusals: [403, 404, 409],
        },
      ),
      caller: visitor,
      input: schemas.compareInput,
      output: schemas.comparisonOutput,
      resolve: ({ caller, input }) => compare(caller, input),
    }),
  });
}
