import { byIdInput } from '#domain/id.ts';
import type { RestRoute } from '#server/api/procedure.ts';
import type { Services } from '#server/api/services.ts';
import { planCalendarRoutes } from './plan-calendar.routes.ts';
import * as schemas from './plan.schemas.ts';
import * as plans from './plan.service.ts';

const tag: RestRoute['tag'] = 'Plan';

export function planRouter(services: Services) {
  const { api, visitor, config } = services;
  planCalendarRoutes(services);
  const sendsMail = config.mail !== undefined;
  return api.router({
    get: api.query({
      rest: api.GET('/api/assessment/{id}/plan', 'Read the plan that was made from the results', {
        tag,
        description:
          'Empty if nothing was planned yet; then `runningId` names the assessment whose plan continues.',
        refusals: [403, 404],
      }),
      caller: visitor,
      input: byIdInput,
      output: schemas.planOrRunningOutput,
      resolve: ({ caller, input }) => plans.planOrRunning(caller, input.id),
    }),

    save: api.mutation({
      rest: api.POST('/api/assessment/{id}/plan', 'Save changes to the plan', {
        tag,
        description:
          'Send only the changed entries. The latest change of each entry wins, whenever it arrives; removed ' +
          'entries have `isRemoved`. Returns the whole merged plan. 409 if it would have more than three ' +
          'competencies.',
        refusals: [403, 404, 409],
      }),
      caller: visitor,
      input: schemas.savePlanInput,
      output: schemas.planOutput,
      resolve: ({ caller, input: { id, ...given } }) => plans.savePlan(caller, id, given),
    }),

    remind: api.mutation({
      rest: api.POST(
        '/api/assessment/{id}/plan/reminders',
        'Turn reminders of due actions on or off',
        {
          tag,
          description:
            'Sends an email to the assessment’s address on the morning of each day when an open action is due.',
          needs: 'mail',
          refusals: [403, 404, 409],
        },
      ),
      caller: visitor,
      input: schemas.remindPlanInput,
      output: schemas.planOutput,
      resolve: ({ caller, input }) => plans.remindOfPlan(caller, input, sendsMail),
    }),
  });
}
