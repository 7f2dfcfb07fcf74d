import { journey } from '#testing/browser/journey.ts';
import { expectAccessible, statesToCheck } from '#testing/states/accessibility.ts';
import { dialogStates } from '#testing/states/dialogs.ts';

for (const state of statesToCheck(dialogStates)) {
  journey(state.name, async ({ visitor }) => expectAccessible(await visitor(), state));
}
