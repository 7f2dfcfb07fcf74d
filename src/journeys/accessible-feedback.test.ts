import { feedbackJourney } from '#testing/browser/feedback-journey.ts';
import { expectAccessible, statesToCheck } from '#testing/states/accessibility.ts';
import { feedbackLeaderStates } from '#testing/states/feedback-leader.ts';

for (const state of statesToCheck(feedbackLeaderStates)) {
  feedbackJourney(state.name, async ({ visitor }) => expectAccessible(await visitor(), state));
}
