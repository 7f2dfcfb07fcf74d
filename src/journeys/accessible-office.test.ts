import { officeJourney } from '#testing/browser/office-journey.ts';
import { fillOffice } from '#testing/generated/fill-office.ts';
import { expectAccessible, statesToCheck } from '#testing/states/accessibility.ts';
import { webhookStates } from '#testing/states/office-webhooks.ts';
import { contactPageStates, filledOfficeStates, officeStates } from '#testing/states/office.ts';

const filledJourney = officeJourney.extend(
  'filled',
  { scope: 'file', auto: true },
  async ({ officeSite }) => {
    await fillOffice(officeSite.db);
  },
);

for (const state of statesToCheck([...officeStates, ...contactPageStates, ...webhookStates])) {
  officeJourney(state.name, async ({ visitor, officeSite }) =>
    expectAccessible(await visitor(), { ...state, show: (me) => state.show(me, officeSite) }),
  );
}

for (const state of statesToCheck(filledOfficeStates)) {
  filledJourney(state.name, async ({ visitor, officeSite }) =>
    expectAccessible(await visitor(), { ...state, show: (me) => state.show(me, officeSite) }),
  );
}
