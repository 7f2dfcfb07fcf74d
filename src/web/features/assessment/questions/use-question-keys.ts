import { useEffectEvent, useLayoutEffect, useRef } from 'react';

interface QuestionKeys {
  next: () => void;
  previous: () => void;
}

const TEXT_FIELDS = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';
const CONTROLS = 'a[href], button, summary';

/**
 * Left goes back, Right and Enter go next. Elements with their own use of a key keep it: a dialog, a text field, a focused link or button, and a group of ratings
 * reached by keyboard, where the arrows choose a rating.
 */
export function useQuestionKeys(keys: QuestionKeys): void {
  const cameByKeyboard = useRef(false);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') cameByKeyboard.current = true;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (document.querySelector('dialog[open]') || target.closest(TEXT_FIELDS)) return;

    if (target.closest(CONTROLS) || event.repeat) return;

    const choosesRating = cameByKeyboard.current && target.matches('input[type="radio"]');
    if (event.key === 'Enter' || (event.key === 'ArrowRight' && !choosesRating)) {
      event.preventDefault();
      keys.next();
    } else if (event.key === 'ArrowLeft' && !choosesRating) {
      event.preventDefault();
      keys.previous();
    }
  });

  // Before the first paint, so that an early key press is not lost.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onPointerDown = () => {
      cameByKeyboard.current = false;
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true, signal });
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => stop.abort();
  }, []);
}
