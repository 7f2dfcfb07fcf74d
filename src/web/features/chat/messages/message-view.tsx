import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDownIcon } from '#web/ui/tool-icons.tsx';
import { questionToRetry, type Question } from '#web/features/chat/data/exchange.ts';
import type { Message } from '#web/features/chat/data/types.ts';
import { MessageBubble } from './message-bubble.tsx';
import * as css from './message-view.css.ts';
import { Unfinished } from './unfinished.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface MessageViewProps {
  messages: readonly Message[];
  /** What the service said of the last failure. */
  problem: string | undefined;
  onRetry: (question: Question) => void;
}

/** The messages of one conversation, from its newest on upwards. */
export function MessageView({ messages, problem, onRetry }: MessageViewProps) {
  const questions = messages.filter(({ role }) => role === 'user').length;
  const { view, content, isAtEnd, onScroll, goToEnd } = useStickToEnd(questions);
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
          <ol role="list" className={css.list}>
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
