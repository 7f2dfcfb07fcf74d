import { expectAccessible } from '#testing/states/accessibility.ts';
import { officeJourney } from '#testing/browser/office-journey.ts';
import { officeStates } from '#testing/states/office.ts';
import { personStates } from '#testing/states/office-people.ts';
import { webhookStates } from '#testing/states/office-webhooks.ts';

for (const state of [...officeStates, ...personStates, ...webhookStates]) {
  officeJourney(state.name, async ({ visitor, officeSite }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), {
      ...state,
      show: (me) => state.show(me, officeSite),
    });
  });
}
