import { byIdInput } from '#domain/id.ts';
import type { Api, RestRoute } from '#server/api/procedure.ts';
import type { Visitors } from '#server/assessment/visitor.ts';
import { planOrRunningOutput, planOutput, remindPlanInput, savePlanInput } from './plan.schemas.ts';
import { planOrRunning, remindOfPlan, savePlan } from './plan.service.ts';

const tag: RestRoute['tag'] = 'Plan';

/** What somebody plans from their results: theirs alone. */
export function planRouter(api: Api, visitor: Visitors, sendsMail: boolean) {
  return api.router({
    get: api.query({
      rest: {
        method: 'GET',
        path: '/api/assessment/{id}/plan',
        tag,
        summary: 'Read the plan that was made from the results',
        description:
          'Empty if nothing is planned yet; then `runningId` is the assessment whose plan continues.',
        refusals: [403, 404],
      },
      caller: visitor,
      input: byIdInput,
      output: planOrRunningOutput,
      resolve: ({ caller, input }) => planOrRunning(caller, input.id),
    }),

    save: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/assessment/{id}/plan',
        tag,
        summary: 'Save changes to the plan',
        description:
          'Send only the entries that changed. The latest change of each entry wins, ' +
          'whenever it arrives; send removed entries with `isRemoved`. Returns the whole ' +
          'plan after the change. 409 if it would have more than three competencies.',
        refusals: [403, 404, 409],
      },
      caller: visitor,
      input: savePlanInput,
      output: planOutput,
      resolve: ({ caller, input: { id, ...given } }) => savePlan(caller, id, given),
    }),

    remind: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/assessment/{id}/plan/reminders',
        tag,
        summary: 'Set or remove email reminders of due actions',
        description:
          'Sends an email to the address of the assessment on the morning of each day when ' +
          'an action is due and not done.',
        refusals: [403, 404, 409],
      },
      caller: visitor,
      input: remindPlanInput,
      output: planOutput,
      resolve: ({ caller, input }) => remindOfPlan(caller, input, sendsMail),
    }),
  });
}
