import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey } from '#testing/browser/journey.ts';
import { planStates } from '#testing/states/plan.ts';

for (const state of planStates) {
  journey(state.name, async ({ visitor }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), state);
  });
}
