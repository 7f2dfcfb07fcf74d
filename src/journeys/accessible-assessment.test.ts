import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey } from '#testing/browser/journey.ts';
import { assessmentStates } from '#testing/states/assessment.ts';

for (const state of assessmentStates) {
  journey(state.name, async ({ visitor }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), state);
  });
}
