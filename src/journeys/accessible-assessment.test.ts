import { expectAccessible } from './testing/accessibility.ts';
import { journey } from './testing/journey.ts';
import { assessmentStates } from './testing/states/assessment.ts';

for (const state of assessmentStates) {
  journey(state.name, async ({ visitor }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), state);
  });
}
