import { memo } from 'react';
import { chat } from '#content/chat.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Message } from '#web/features/chat/data/types.ts';
import * as css from './message-bubble.css.ts';

/** Memoized: while a reply is written, only its own bubble changes. */
export const MessageBubble = memo(function MessageBubble({ role, content, status }: Message) {
  const isWaiting = status === 'writing' && content === '';
  return (
    <li className={css.rows[role]}>
      <div className={css.bubbles[role]}>
        <VisuallyHidden>
          {role === 'user' ? chat.labels.you : chat.labels.assistant}
          {': '}
        </VisuallyHidden>
        {isWaiting ? (
          <span className={css.waiting}>
            <span aria-hidden className={css.dots} />
            {chat.labels.writing}
          </span>
        ) : (
          content
        )}
      </div>
    </li>
  );
});
