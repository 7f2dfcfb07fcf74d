import { whole } from './layout.css.ts';

/**
 * Keeps these words on one line. Neither typeface has the non-breaking hyphen, and a search on the
 * page would not match it.
 */
export function unbroken(text: string): React.ReactNode {
  return text
    .split(/((?:high-impact|mid-sized|one-on-one|check-in|30-60-90)\S*)/i)
    .map((part, at) =>
      at % 2 ? (
        <span key={part} className={whole}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}
