import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey } from '#testing/browser/journey.ts';
import { pageStates } from '#testing/states/pages.ts';

for (const state of pageStates) {
  journey(state.name, async ({ visitor }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), state);
  });
}
