import { yourData, type Offered } from '#content/your-data.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import * as text from '#web/ui/text.css.ts';
import { Part } from './part.tsx';
import * as css from './own-data.css.ts';

const { taking: words } = yourData;
const look = buttonClass({ variant: 'secondary', size: 'md', full: false, square: false });

export function TakeAlong({ offered }: { offered: Offered }) {
  return (
    <Part headline={words.headline}>
      <p className={css.measure}>{words.text(offered)}</p>
      <div className={css.actions}>
        <a href="/api/person/export" download="your-data.json" className={look}>
          {words.json}
        </a>
        <a href="/your-data/answers.csv" download="your-answers.csv" className={look}>
          {words.csv}
        </a>
      </div>
      <p className={`${text.small} ${text.muted}`}>{words.note}</p>
    </Part>
  );
}
