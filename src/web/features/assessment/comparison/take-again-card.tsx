import { useId } from 'react';
import { againCopy } from '#content/second-look.ts';
import { Card } from '#web/ui/card.tsx';
import { h3 } from '#web/ui/text.css.ts';
import type { Earlier } from './begin-again.ts';
import { TakeAgain } from './take-again.tsx';
import { cardContent } from './take-again-card.css.ts';

/** Below the results of a completed assessment. */
export function TakeAgainCard({ earlier }: { earlier: Earlier }) {
  const titleId = useId();
  return (
    <Card as="section" pad="lg" aria-labelledby={titleId} data-print="hide">
      <h2 id={titleId} className={h3}>
        {againCopy.title}
      </h2>
      <div className={cardContent}>
        <TakeAgain earlier={earlier} />
      </div>
    </Card>
  );
}
