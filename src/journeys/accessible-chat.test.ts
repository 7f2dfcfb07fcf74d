import { expectAccessible } from '#testing/states/accessibility.ts';
import { chatJourney, closedChatJourney } from '#testing/browser/chat-journey.ts';
import { chatStates, closedChatState } from '#testing/states/chat.ts';

for (const state of chatStates) {
  chatJourney(state.name, async ({ visitor, chatSite }) => {
    await expectAccessible(await visitor({ allow: state.allow ?? [] }), {
      ...state,
      show: (me) => state.show(me, chatSite),
    });
  });
}

closedChatJourney(closedChatState.name, async ({ visitor }) => {
  await expectAccessible(await visitor(), closedChatState);
});
