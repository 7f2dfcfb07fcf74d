import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { chat } from '#content/chat.ts';
import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { SendIcon } from '#web/ui/tool-icons.tsx';
import { danger, visuallyHidden } from '#web/ui/text.css.ts';
import * as css from './composer.css.ts';

const { inputPlaceholder, limitReached, waiting } = chat.labels;
const HINT = 'chat-input-hint';

interface ComposerProps {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
  /** `sending` until the server begins to reply, `writing` until the reply is complete. */
  state: 'idle' | 'sending' | 'writing';
  /** A reply is being written in another conversation; the draft can be sent after it. */
  isHeldBack?: boolean;
  /** Nothing can be sent until a limit ends. */
  isAtLimit?: boolean | undefined;
  onStop: () => void;
  isStopping: boolean;
  aside?: ReactNode;
}

export function Composer(props: ComposerProps) {
  const { draft, onDraft, onSend, state, isHeldBack = false, isAtLimit = false } = props;
  const { onStop, isStopping, aside } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const isDisabled = state !== 'idle' || isAtLimit;
  const length = draft.trim().length;
  const excess = length - CHAT_MESSAGE_MAX_LENGTH;
  const canSend = length > 0 && excess <= 0 && !isDisabled && !isHeldBack;
  useFocusBack(isDisabled);

  // Grows with its text, within the limits of the style.
  useLayoutEffect(() => {
    const fit = () => {
      const element = input.current;
      if (!element) return;
      element.style.height = 'auto';
      const border = element.offsetHeight - element.clientHeight;
      if (draft !== '') element.style.height = `${element.scrollHeight + border}px`;
    };
    fit();
    // Rotating a phone changes the line breaks.
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [draft]);

  const send = () => {
    if (canSend) onSend();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!sendsMessage(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <Form className={css.form} onSubmit={send}>
      <label htmlFor={CHAT_INPUT} className={visuallyHidden}>
        {chat.labels.input}
      </label>
      <div className={css.box}>
        <textarea
          ref={input}
          id={CHAT_INPUT}
          name="message"
          dir="auto"
          rows={1}
          className={css.input}
          placeholder={isAtLimit ? limitReached : state === 'writing' ? waiting : inputPlaceholder}
          aria-describedby={HINT}
          enterKeyHint="send"
          autoComplete="off"
          value={draft}
          disabled={isDisabled}
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
      <p role="status" className={css.remark}>
        {isHeldBack && chat.labels.busyElsewhere}
      </p>
      <p role="status" className={`${css.remark} ${danger}`}>
        {excess > 0 && chat.labels.tooLong.replace('{excess}', String(excess))}
      </p>
      <div className={css.notes}>
        <p>{chat.notice}</p>
        <p id={HINT} className={css.hint}>
          {chat.labels.inputHint}
        </p>
        {aside}
      </div>
    </Form>
  );
}

const CHAT_INPUT = 'chat-input';

/** Not on a touch screen, where the keyboard would open and cover the page. */
export function focusInput(): void {
  if (!matchMedia('(pointer: coarse)').matches) document.getElementById(CHAT_INPUT)?.focus();
}

/**
 * A disabled input loses the focus. Gives it back when the input is enabled again, unless the user
 * has moved the focus elsewhere.
 */
function useFocusBack(isDisabled: boolean): void {
  const wasDisabled = useRef(isDisabled);
  useEffect(() => {
    const isEnabledAgain = wasDisabled.current && !isDisabled;
    wasDisabled.current = isDisabled;
    if (isEnabledAgain && document.activeElement === document.body) focusInput();
  }, [isDisabled]);
}

type Press = Pick<globalThis.KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** The key code while an input method composes. Safari also reports it for the Enter that ends it. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Enter alone sends. With Shift it adds a line, and an input method takes it while it composes. */
export function sendsMessage({ key, shiftKey, isComposing, keyCode }: Press): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD;
}
