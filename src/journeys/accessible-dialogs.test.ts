import { expectAccessible } from './testing/accessibility.ts';
import { journey } from './testing/journey.ts';
import { dialogStates } from './testing/states/dialogs.ts';

for (const state of dialogStates) {
  journey(state.name, async ({ visitor }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), state);
  });
}
