import { useId } from 'react';
import { againCopy } from '#content/second-look.ts';
import { Card } from '#web/ui/card.tsx';
import { h3 } from '#web/ui/text.css.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { RetakeReminder } from './retake-reminder.tsx';
import { TakeAgain } from './retake.tsx';
import { cardContent } from './retake-card.css.ts';

/** Below the results of a completed assessment: to take it again, now or when a mail reminds of it. */
export function TakeAgainCard({ assessment }: { assessment: Assessment }) {
  const titleId = useId();
  return (
    <Card as="section" pad="lg" aria-labelledby={titleId} data-print="hide">
      <h2 id={titleId} className={h3}>
        {againCopy.title}
      </h2>
      <div className={cardContent}>
        <TakeAgain earlier={assessment} />
      </div>
      <RetakeReminder assessment={assessment} />
    </Card>
  );
}
