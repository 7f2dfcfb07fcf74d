import type { Services } from '#server/api/services.ts';
import { byIdInput } from '#domain/id.ts';
import * as service from './assessment.service.ts';
import * as schemas from './assessment.schemas.ts';

const tag = 'Responses';

export function responseRouter({ api, visitor }: Services) {
  return api.router({
    list: api.query({
      rest: api.GET(
        '/api/assessment/{id}/responses',
        'Read the latest response of each competency',
        {
          tag,
          refusals: [404],
        },
      ),
      caller: visitor,
      input: byIdInput,
      output: schemas.responsesOutput,
      resolve: ({ caller, input }) => service.listResponses(caller, input.id),
    }),

    save: api.mutation({
      rest: api.POST('/api/assessment/{id}/responses', 'Save the ratings of a competency', {
        tag,
        description:
          'The latest response to a competency wins, whenever it arrives, and is returned. The scores of the ' +
          'assessment are recalculated in the same step.',
        refusals: [403, 404, 409],
      }),
      caller: visitor,
      input: schemas.saveResponseInput,
      output: schemas.responseOutput,
      resolve: ({ caller, input: { id, ...given } }) => service.saveResponse(caller, id, given),
    }),
  });
}
