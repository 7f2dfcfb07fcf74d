import { useEffect, useRef } from 'react';
import { focusInput } from './focus-input.ts';

/**
 * An input that was disabled has lost the focus: it gets it back when it is enabled again, unless
 * the person has gone elsewhere.
 */
export function useFocusBack(isDisabled: boolean): void {
  const wasDisabled = useRef(isDisabled);
  useEffect(() => {
    const isEnabledAgain = wasDisabled.current && !isDisabled;
    wasDisabled.current = isDisabled;
    if (isEnabledAgain && document.activeElement === document.body) focusInput();
  }, [isDisabled]);
}
