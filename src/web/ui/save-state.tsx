import { useId, type ReactNode } from 'react';
import { CheckIcon } from './icons.tsx';
import * as css from './state.css.ts';
import { AlertIcon } from './tool-icons.tsx';
import { boldText, danger } from './text.css.ts';

interface SaveStateProps {
  state: 'saved' | 'saving' | 'waiting' | 'attention';
  /** False if the browser stores nothing: unsaved answers are lost with the page. */
  isStored: boolean;
  /** The words for each state; null for none. */
  words: Record<'saved' | 'saving' | 'waiting' | 'attention', string | null>;
  /** Undefined if the page offers another way to retry. */
  retry: string | undefined;
  onRetry: () => void;
}

export function SaveState({ state, isStored, words, retry, onRetry }: SaveStateProps) {
  const needsWord = state === 'waiting' || state === 'attention';
  return (
    <>
      {/* Always present, so that screen readers announce changes; successes are not announced. */}
      <p role="status" className={css.state}>
        {needsWord && (
          <span className={state === 'attention' || !isStored ? css.failed : css.status}>
            <AlertIcon size={16} />
            <span>{words[state]}</span>
          </span>
        )}
      </p>
      {needsWord && retry && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {retry}
        </button>
      )}
      {!needsWord && words[state] !== null && (
        <p className={css.status}>
          {state === 'saved' && <CheckIcon size={16} />}
          <span>{words[state]}</span>
        </p>
      )}
    </>
  );
}

interface RefusalNoticeProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** The server refused what the visitor gave: what is wrong, and what to do. */
export function RefusalNotice({ title, className = '', children }: RefusalNoticeProps) {
  const id = useId();
  return (
    <section className={`${css.refusal} ${className}`} aria-labelledby={id}>
      <h2 id={id} className={`${boldText} ${danger}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
