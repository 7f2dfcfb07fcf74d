import { whole } from './layout.css.ts';

/**
 * Text in which no line ends inside these words. The hyphen made for that is in neither typeface, and
 * nobody who looks for the words would find them.
 */
export function unbroken(text: string): React.ReactNode {
  return text.split(/((?:high-impact|one-on-one|check-in)\S*)/i).map((part, at) =>
    at % 2 ? (
      <span key={part} className={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
