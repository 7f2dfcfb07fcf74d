import { chatJourney, closedChatJourney } from '#testing/browser/chat-journey.ts';
import { expectAccessible, statesToCheck } from '#testing/states/accessibility.ts';
import { chatStates, closedChatState } from '#testing/states/chat.ts';

for (const state of statesToCheck(chatStates)) {
  chatJourney(state.name, async ({ visitor, chatSite }) =>
    expectAccessible(await visitor(), { ...state, show: (me) => state.show(me, chatSite) }),
  );
}

closedChatJourney(closedChatState.name, async ({ visitor }) =>
  expectAccessible(await visitor(), closedChatState),
);
