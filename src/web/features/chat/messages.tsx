import { useMutation } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { advisorCards } from '#content/chat-cards.ts';
import { chat } from '#content/chat.ts';
import { needsHelp } from '#content/crisis.ts';
import { Button } from '#web/ui/button.tsx';
import { icon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.ts';
import { AlertIcon, ChevronDownIcon } from '#web/ui/tool-icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import {
  isWriting,
  justCompleted,
  questionToRetry,
  type Message,
  type Question,
} from './data/exchange.ts';
import { loadEarlier } from './data/queries.ts';
import { useSessionWatch } from './data/session.ts';
import { Answer } from './answer.tsx';
import { ClosingCard, HelpLines } from './cards.tsx';
import { plainText } from './data/answer-parts.ts';
import { asText } from './data/transcript.ts';
import * as css from './messages.css.ts';
import { usePlaceKept, useStickToEnd } from './scrolling.ts';
import {
  above4,
  below5,
  besideText,
  fills,
  flow4,
  inCenter,
  middle,
  relative,
  row2,
  row3,
  scrollsDown,
  stack4,
} from '#web/ui/layout.css.ts';
import { accent, muted, small } from '#web/ui/text.css.ts';

const { labels } = chat;

interface MessageViewProps {
  conversationId: string;
  messages: readonly Message[];
  hasEarlier: boolean;
  /** The server's message about the last failure. */
  problem: string | undefined;
  /** False after a limit, which `problem` explains. */
  canRetry: boolean;
  onRetry: (question: Question) => void;
}

export function MessageView(props: MessageViewProps) {
  const { conversationId, messages, hasEarlier, problem, canRetry, onRetry } = props;
  const lastQuestion = messages.findLast(({ role }) => role === 'user');
  const { view, content, isAtEnd, moves, goToEnd } = useStickToEnd(lastQuestion?.id);
  const list = useRef<HTMLOListElement>(null);
  const keepPlace = usePlaceKept(view, list, messages[0]?.id);
  const hasHelp = useNeedsHelp(lastQuestion?.content);
  const announcement = useAnnouncement(messages, hasHelp);
  const toRetry = questionToRetry(messages);

  return (
    <div className={`${relative} ${fills}`}>
      <div
        ref={view}
        role="region"
        aria-label={labels.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard, too
        tabIndex={0}
        className={`${scrollsDown} ${css.view}`}
        {...moves}
      >
        <div ref={content} className={css.content}>
          {hasEarlier && <EarlierMessages conversationId={conversationId} onLoad={keepPlace} />}
          <ol ref={list} role="list" className={stack4}>
            {messages.map((message, place) => (
              <MessageBubble
                key={message.id}
                message={message}
                asked={message.role === 'user' ? message.content : messages[place - 1]?.content}
              />
            ))}
          </ol>
          {toRetry && (
            <div className={`${flow4} ${middle} ${above4}`}>
              <p
                role={problem === undefined ? undefined : 'alert'}
                className={`${row2} ${small} ${muted}`}
              >
                <AlertIcon size={20} className={`${besideText} ${accent}`} />
                <span>
                  {problem ??
                    (messages.at(-1)?.role === 'user'
                      ? chat.unfinished.unanswered
                      : chat.unfinished.interrupted)}
                </span>
              </p>
              {canRetry && (
                <Button variant="secondary" onClick={() => onRetry(toRetry)}>
                  {labels.tryAgain}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
      {!isAtEnd && (
        <Button
          variant="secondary"
          square
          className={css.toEnd}
          aria-label={labels.newestMessage}
          onClick={goToEnd}
        >
          <ChevronDownIcon size={22} />
        </Button>
      )}
      {/* A reply is announced when complete, not word by word. */}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

interface MessageBubbleProps {
  message: Message;
  /** The question that it is, or that it answers. */
  asked: string | undefined;
}

/** Memoized: while a reply is written, only its own bubble changes. */
const MessageBubble = memo(function MessageBubble({ message, asked }: MessageBubbleProps) {
  const { role, content, status } = message;
  const hasHelp = useNeedsHelp(asked);
  const isWaiting = status === 'writing' && content === '';
  return (
    <>
      <li className={css.rows[role]}>
        <div className={css.bubbles[role]}>
          <VisuallyHidden>{`${role === 'user' ? labels.you : labels.assistant}: `}</VisuallyHidden>
          {isWaiting ? (
            <ReplyPending />
          ) : role === 'assistant' ? (
            <>
              <Answer {...message} content={content.trimEnd()} />
              {message.card && !(hasHelp && message.card === 'help') && (
                <ClosingCard id={message.card} />
              )}
            </>
          ) : (
            <div dir="auto">{content}</div>
          )}
        </div>
        {role === 'assistant' && status !== 'writing' && (
          <Button
            variant="quiet"
            square
            className={css.copy}
            aria-label={labels.copyAnswer}
            title={labels.copyAnswer}
            onClick={() => void copy(message)}
          >
            <CopyIcon size={18} />
          </Button>
        )}
      </li>
      {role === 'user' && hasHelp && (
        <li data-help className={css.rows.help}>
          <HelpLines />
        </li>
      )}
    </>
  );
});

/** A model that takes longer than this is probably being loaded. */
const STARTING_MS = 8000;

function ReplyPending() {
  const [isStarting, setStarting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStarting(true), STARTING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className={`${row3} ${middle} ${muted}`}>
      <span aria-hidden className={css.dots} />
      <span role={isStarting ? 'status' : undefined}>
        {isStarting ? labels.starting : labels.writing}
      </span>
    </span>
  );
}

/** Here, so that other pages do not load it. */
const CopyIcon = /* @__PURE__ */ icon(
  'M10 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18v-8A1.5 1.5 0 0 1 10 8.5Zm-4.5 7A1.5 1.5 0 0 1 4 14V6a1.5 1.5 0 0 1 1.5-1.5h8A1.5 1.5 0 0 1 15 6',
);

async function copy(message: Message): Promise<void> {
  try {
    await navigator.clipboard.writeText(asText(message));
    showToast(chat.toasts.copied);
  } catch {
    showToast(chat.toasts.copyFailed);
  }
}

interface EarlierMessagesProps {
  conversationId: string;
  onLoad: () => void;
}

function EarlierMessages({ conversationId, onLoad }: EarlierMessagesProps) {
  const loading = useMutation({ mutationFn: loadEarlier });
  useSessionWatch(loading.error);
  const load = () => {
    onLoad();
    loading.mutate(conversationId);
  };
  return (
    <div className={`${inCenter} ${below5}`}>
      {loading.isError ? (
        <Notice action={labels.tryAgain} text={labels.earlierFailed} onRetry={load} />
      ) : (
        <Button variant="secondary" pending={loading.isPending} onClick={load}>
          {labels.showEarlier}
        </Button>
      )}
    </div>
  );
}

/** Compared once, and not with each word of the reply. */
function useNeedsHelp(question = ''): boolean {
  return useMemo(() => needsHelp(question), [question]);
}

/**
 * The text for screen readers: that a reply is being written, the reply once it is complete, or that
 * earlier messages were added above.
 */
function useAnnouncement(messages: readonly Message[], hasHelp: boolean): string {
  const [last, setLast] = useState({ messages, text: '' });
  if (last.messages === messages) return last.text;
  const text = announce(last, messages, hasHelp);
  setLast({ messages, text });
  return text;
}

function announce(
  last: { messages: readonly Message[]; text: string },
  now: readonly Message[],
  hasHelp: boolean,
) {
  const completed = justCompleted(last.messages, now);
  if (completed) {
    const { content, sources = [], card } = completed;
    const offered = card && ` ${labels.offered} ${advisorCards[card].label}`;
    return `${labels.assistant}: ${plainText(content, sources.length, () => '')}${offered ?? ''}`;
  }
  if (isWriting(now)) return hasHelp ? chat.help.announcement : labels.writing;
  const first = last.messages[0]?.id;
  if (now.findIndex(({ id }) => id === first) > 0) return labels.earlierShown;
  return last.text === labels.writing ? '' : last.text;
}
