import { h4 } from '#web/ui/text.css.ts';
import * as css from './feedback.css.ts';

/** What people wrote, in the order of the result. */
export function Sentences({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h3 className={h4}>{title}</h3>
      <ul role="list" className={css.quotes}>
        {texts.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
