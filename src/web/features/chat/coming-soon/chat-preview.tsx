import { useRef } from 'react';
import { chat } from '#content/chat.ts';
import { Composer } from '#web/features/chat/composer/composer.tsx';
import { ChatFrame } from '#web/features/chat/frame/chat-frame.tsx';
import { Welcome } from '#web/features/chat/messages/welcome.tsx';
import { muted } from '#web/ui/text.css.ts';
import { SidebarContent } from '#web/features/chat/sidebar/sidebar-content.tsx';

const nothing = () => undefined;

/** The chat as it is for somebody who has not asked anything yet. Loads no data and does nothing. */
export function ChatPreview() {
  const panel = useRef<HTMLElement>(null);
  return (
    <ChatFrame
      as="div"
      panel={panel}
      sidebar={
        <SidebarContent isCreating={false} onCreate={nothing}>
          <p className={muted}>{chat.labels.noConversations}</p>
        </SidebarContent>
      }
    >
      <Welcome disabled={false} onChoose={nothing} />
      <Composer
        draft=""
        onDraft={nothing}
        onSend={nothing}
        state="idle"
        onStop={nothing}
        isStopping={false}
      />
    </ChatFrame>
  );
}
