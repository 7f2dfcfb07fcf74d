import { byIdInput } from '#domain/id.ts';
import type { Api, RestRoute } from '#server/api/procedure.ts';
import type { Visitors } from '#server/assessment/visitor.ts';
import { planOrRunningOutput, planOutput, remindPlanInput, savePlanInput } from './plan.schemas.ts';
import { planOrRunning, remindOfPlan, savePlan } from './plan.service.ts';

const tag: RestRoute['tag'] = 'Plan';

interface PlanServices {
  visitor: Visitors;
  config: { mail: object | undefined };
}

/** The plan that the owner of an assessment makes from the results. */
export function planRouter(api: Api, { visitor, config }: PlanServices) {
  const sendsMail = config.mail !== undefined;
  return api.router({
    get: api.query({
      rest: {
        method: 'GET',
        path: '/api/assessment/{id}/plan',
        tag,
        summary: 'Read the plan that was made from the results',
        description:
          'An empty one where nothing was planned yet; then `runningId` says whose plan continues.',
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
        summary: 'Save what was changed in the plan',
        description:
          'Only the entries that were changed need be given. Of each entry the latest change stands, ' +
          'whenever it arrives; what is removed is given with `isRemoved`. Answers the whole plan as ' +
          'it stands then. 409 where it would be about more than three competencies.',
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
        summary: 'Be reminded when an action of the plan is due, or not any more',
        description:
          'An email to the address the assessment stands under, in the morning of each day on which ' +
          'something is due that is not done.',
        refusals: [403, 404, 409],
      },
      caller: visitor,
      input: remindPlanInput,
      output: planOutput,
      resolve: ({ caller, input }) => remindOfPlan(caller, input, sendsMail),
    }),
  });
}
