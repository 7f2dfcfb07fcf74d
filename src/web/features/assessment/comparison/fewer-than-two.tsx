import { Link } from '@tanstack/react-router';
import { comparisonPageCopy } from '#content/second-look.ts';
import { shortDate } from '#web/lib/short-date.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Card } from '#web/ui/card.tsx';
import { h3 } from '#web/ui/text.css.ts';
import * as css from './fewer-than-two.css.ts';
import type { Completed } from './history.ts';
import { TakeAgain } from './take-again.tsx';

const { none, single } = comparisonPageCopy;

/** Nothing was completed here, nor under an address that this browser proved. */
export function Empty() {
  return (
    <Card pad="lg" className={css.card}>
      <h2 className={h3}>{none.title}</h2>
      <p className={css.words}>{none.text}</p>
      <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
        {none.action}
      </Link>
    </Card>
  );
}

/** With what could one compare it? */
export function Single({ only }: { only: Completed }) {
  return (
    <Card pad="lg" className={css.card}>
      <h2 className={h3}>{single.title}</h2>
      <p className={css.words}>{single.text(shortDate(only.completedAt))}</p>
      <TakeAgain earlier={only} />
    </Card>
  );
}
