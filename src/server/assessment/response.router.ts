import { byIdInput, responseOutput, responsesOutput, saveResponseInput } from '#domain/schemas.ts';
import { publicProcedure, router } from '#server/api/procedure.ts';
import { listResponses, saveResponse } from './assessment.service.ts';

const tag = 'Responses';

export const responseRouter = router({
  list: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/assessment/{id}/responses',
        tag,
        summary: 'Read the latest response of each competency',
        refusals: [404],
      },
    })
    .input(byIdInput)
    .output(responsesOutput)
    .query(({ ctx, input }) => listResponses(ctx, input.id)),

  save: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/assessment/{id}/responses',
        tag,
        summary: 'Save the ratings of a competency',
        description:
          'Of several responses to a competency the one given last stands and is answered, whenever ' +
          'it arrives. The scores of the assessment are calculated anew in the same step.',
        refusals: [403, 404, 409],
      },
    })
    .input(saveResponseInput)
    .output(responseOutput)
    .mutation(({ ctx, input: { id, ...given } }) => saveResponse(ctx, id, given)),
});
