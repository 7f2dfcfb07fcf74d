import { h4 } from '#web/ui/text.css.ts';
import * as css from './feedback.css.ts';

/** What people wrote, in the order of the result. */
export function Sentences({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h3 className={h4}>{title}</h3>
      <ul role="list" className={css.quotes}>
        {numbered(texts).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The same words may be there twice. */
export const numbered = (texts: readonly string[]) =>
  texts.map((text, index) => [`${index} ${text}`, text] as const);
