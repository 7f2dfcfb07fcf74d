import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey } from '#testing/browser/journey.ts';
import { dialogStates } from '#testing/states/dialogs.ts';

for (const state of dialogStates) {
  journey(state.name, async ({ visitor }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), state);
  });
}
