import { useRef } from 'react';
import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDownIcon } from '#web/ui/tool-icons.tsx';
import { questionToRetry, type Question } from '#web/features/chat/data/exchange.ts';
import type { Message } from '#web/features/chat/data/types.ts';
import { EarlierMessages } from './earlier-messages.tsx';
import { MessageBubble } from './message-bubble.tsx';
import * as css from './message-view.css.ts';
import { Unfinished } from './unfinished.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { usePlaceKept } from './use-place-kept.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface MessageViewProps {
  conversationId: string;
  messages: readonly Message[];
  /** Are there messages before these? */
  hasEarlier: boolean;
  /** What the service said of the last failure. */
  problem: string | undefined;
  onRetry: (question: Question) => void;
}

/** The messages of one conversation, from its newest on upwards. */
export function MessageView(props: MessageViewProps) {
  const { conversationId, messages, hasEarlier, problem, onRetry } = props;
  const lastQuestion = messages.findLast(({ role }) => role === 'user')?.id;
  const { view, content, isAtEnd, onScroll, goToEnd } = useStickToEnd(lastQuestion);
  const list = useRef<HTMLOListElement>(null);
  const keepPlace = usePlaceKept(view, list, messages[0]?.id);
  const announcement = useAnnouncement(messages);
  const toRetry = questionToRetry(messages);

  return (
    <div className={css.frame}>
      <div
        ref={view}
        role="region"
        aria-label={chat.labels.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard, too
        tabIndex={0}
        className={css.view}
        onScroll={onScroll}
      >
        <div ref={content} className={css.content}>
          {hasEarlier && <EarlierMessages conversationId={conversationId} onLoad={keepPlace} />}
          <ol ref={list} role="list" className={css.list}>
            {messages.map((message) => (
              <MessageBubble key={message.id} {...message} />
            ))}
          </ol>
          {toRetry && (
            <Unfinished
              text={
                problem ??
                (messages.at(-1)?.role === 'user'
                  ? chat.unfinished.unanswered
                  : chat.unfinished.interrupted)
              }
              onRetry={() => onRetry(toRetry)}
            />
          )}
        </div>
      </div>
      {!isAtEnd && (
        <Button
          variant="secondary"
          square
          className={css.toEnd}
          aria-label={chat.labels.newestMessage}
          onClick={goToEnd}
        >
          <ChevronDownIcon size={22} />
        </Button>
      )}
      {/* A reply is read out when it is there, not word by word. */}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
