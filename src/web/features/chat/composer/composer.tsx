import { useLayoutEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { chat } from '#content/chat.ts';
import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/chat-message.ts';
import { Button } from '#web/ui/button.tsx';
import { SendIcon } from '#web/ui/tool-icons.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.css.ts';
import * as css from './composer.css.ts';
import { CHAT_INPUT } from './focus-input.ts';
import { sendsMessage } from './sends-message.ts';
import { useFocusBack } from './use-focus-back.ts';

const HINT = 'chat-input-hint';

export interface ComposerProps {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
  /** `sending` until the service begins to reply, `writing` until the reply is complete. */
  state: 'idle' | 'sending' | 'writing';
  onStop: () => void;
  isStopping: boolean;
}

export function Composer({ draft, onDraft, onSend, state, onStop, isStopping }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const isBusy = state !== 'idle';
  const length = draft.trim().length;
  const excess = length - CHAT_MESSAGE_MAX_LENGTH;
  const canSend = length > 0 && excess <= 0 && !isBusy;
  useFocusBack(isBusy);

  // As high as its text, between the limits that the style sets.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.style.height = 'auto';
    const border = element.offsetHeight - element.clientHeight;
    if (draft !== '') element.style.height = `${element.scrollHeight + border}px`;
  }, [draft]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (sendsMessage(event.nativeEvent)) send(event);
  };

  return (
    <form className={css.form} onSubmit={send}>
      <label htmlFor={CHAT_INPUT} className={visuallyHidden}>
        {chat.labels.input}
      </label>
      <div className={css.box}>
        <textarea
          ref={input}
          id={CHAT_INPUT}
          name="message"
          rows={1}
          className={css.input}
          placeholder={chat.labels.inputPlaceholder}
          aria-describedby={HINT}
          enterKeyHint="send"
          autoComplete="off"
          value={draft}
          disabled={isBusy}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {state === 'writing' ? (
          <Button variant="secondary" className={css.action} pending={isStopping} onClick={onStop}>
            <span aria-hidden className={css.stopSign} />
            {chat.labels.stop}
          </Button>
        ) : (
          <Button
            type="submit"
            square
            className={css.action}
            disabled={!canSend}
            pending={state === 'sending'}
            aria-label={state === 'sending' ? chat.labels.sending : chat.labels.send}
          >
            <SendIcon size={22} />
          </Button>
        )}
      </div>
      <p role="status" className={css.excess}>
        {excess > 0 && chat.labels.tooLong.replace('{excess}', String(excess))}
      </p>
      <p className={css.notes}>
        <span id={HINT} className={css.hint}>
          {chat.labels.inputHint}
        </span>
        <span>{chat.notice}</span>
      </p>
    </form>
  );
}
