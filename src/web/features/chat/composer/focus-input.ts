export const CHAT_INPUT = 'chat-input';

/** Not on a touch screen, where the keyboard would come up and cover the page unasked. */
export function focusInput(): void {
  if (!matchMedia('(pointer: coarse)').matches) document.getElementById(CHAT_INPUT)?.focus();
}
