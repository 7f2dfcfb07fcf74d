import { journey } from '#testing/browser/journey.ts';
import { expectAccessible, statesToCheck } from '#testing/states/accessibility.ts';
import { planStates } from '#testing/states/plan.ts';
import { sharingStates } from '#testing/states/sharing.ts';

for (const state of statesToCheck([...planStates, ...sharingStates])) {
  journey(state.name, async ({ visitor }) => expectAccessible(await visitor(), state));
}
