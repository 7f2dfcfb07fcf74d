type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** What an input method gets while it composes; Safari says so of the Enter that ends it, too. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Enter alone sends: with Shift it adds a line, and an input method that composes has it first. */
export function sendsMessage({ key, shiftKey, isComposing, keyCode }: Press): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD;
}
