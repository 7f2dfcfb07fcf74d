import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey } from '#testing/browser/journey.ts';
import { dashboardStates } from '#testing/states/dashboard.ts';

for (const state of dashboardStates) {
  journey(state.name, async ({ visitor }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), state);
  });
}
