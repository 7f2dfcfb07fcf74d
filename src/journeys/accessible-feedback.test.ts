import { journey, startSite } from '#testing/browser/journey.ts';
import { expectAccessible, statesToCheck } from '#testing/states/accessibility.ts';
import { feedbackLeaderStates } from '#testing/states/feedback-leader.ts';
import { mailedConfig } from '#testing/states/mailed.ts';

const mailedJourney = journey.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
  const site = await startSite(mailedConfig);
  onCleanup(() => site.close());
  return site;
});

for (const state of statesToCheck(feedbackLeaderStates)) {
  mailedJourney(state.name, async ({ visitor }) => expectAccessible(await visitor(), state));
}
