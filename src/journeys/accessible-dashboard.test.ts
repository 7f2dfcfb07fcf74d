import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey } from '#testing/browser/journey.ts';
import { dashboardStates } from '#testing/states/dashboard.ts';
import { printedStates } from '#testing/states/report.ts';

for (const state of [...dashboardStates, ...printedStates]) {
  journey(state.name, async ({ visitor }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), state);
  });
}
