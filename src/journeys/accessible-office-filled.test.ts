import { expectAccessible } from '#testing/states/accessibility.ts';
import { officeJourney } from '#testing/browser/office-journey.ts';
import { fillOffice } from '#testing/generated/fill-office.ts';
import { filledOfficeStates } from '#testing/states/office.ts';

const filledJourney = officeJourney.extend(
  'filled',
  { scope: 'file', auto: true },
  async ({ officeSite }) => {
    await fillOffice(officeSite.db);
  },
);

for (const state of filledOfficeStates) {
  filledJourney(state.name, async ({ visitor, officeSite }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), {
      ...state,
      show: (me) => state.show(me, officeSite),
    });
  });
}
