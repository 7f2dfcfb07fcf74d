import { journey } from '#testing/browser/journey.ts';
import { expectAccessible, statesToCheck } from '#testing/states/accessibility.ts';
import { assessmentStates, questionStates } from '#testing/states/assessment.ts';

for (const state of statesToCheck([...assessmentStates, ...questionStates])) {
  journey(state.name, async ({ visitor }) => expectAccessible(await visitor(), state));
}
