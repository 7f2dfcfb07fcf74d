import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { feedbackCard as card, fullResult } from '#content/feedback-result.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Card } from '#web/ui/boxes.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import { h3 } from '#web/ui/text.css.ts';
import { feedbackOf, type Round } from './feedback-data.ts';
import { buttons, measure, stack4 } from '#web/ui/layout.css.ts';

/** On the dashboard: the way to a 360 round, or what became of the last one. */
export function FeedbackCard({ assessmentId }: { assessmentId: string }) {
  const titleId = useId();
  const { data } = useQuery(feedbackOf(assessmentId));
  const { text, action } = wordsOf(data?.rounds.find(({ kind }) => kind === 'full'));
  return (
    <Card as="section" pad="lg" aria-labelledby={titleId} data-print="hide" className={stack4}>
      <h2 id={titleId} className={h3}>
        {card.title}
      </h2>
      <p className={measure}>{text}</p>
      <div className={buttons}>
        <Link
          to="/assessment/feedback"
          search={{ id: assessmentId }}
          className={buttonClass({ variant: 'secondary' })}
        >
          <span>{action}</span>
          <ArrowRightIcon />
        </Link>
      </div>
    </Card>
  );
}

function wordsOf(last: Round | undefined): { text: string; action: string } {
  if (last?.state === 'published') {
    return { text: fullResult.answered(last.answered, last.invited), action: card.published };
  }
  if (last?.canCancel) {
    return { text: card.progress(last.answered, last.invited), action: card.running };
  }
  return { text: last?.state === 'too_few' ? card.tooFew : card.text, action: card.open };
}
