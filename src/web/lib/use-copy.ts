import { useState } from 'react';

/**
 * Copies a text, and says so.
 * @param onRefused the browser does not let the page copy: selects the text, for example
 */
export function useCopy(words: { copied: string; selected: string }, onRefused?: () => void) {
  const [said, setSaid] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      onRefused?.();
      setSaid(words.selected);
    }
  };
  return { said, copy };
}
