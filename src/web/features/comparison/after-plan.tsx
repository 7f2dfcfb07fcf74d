import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { myPlan } from '#content/my-plan.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { historyQuery } from './history.ts';
import { RetakeDialog } from './retake.tsx';
import { buttons, measure, stack4 } from '#web/ui/layout.css.ts';

const copy = myPlan.after;

/** Once every action of a plan is done: the way to a retake, or from newer results to the next plan. */
export function AfterPlan({ assessment }: { assessment: Assessment }): ReactNode {
  const { id, email } = assessment;
  const { data: history, isPending } = useQuery(historyQuery);
  const [isAsking, setIsAsking] = useState(false);
  const { assessmentEnabled } = useSettings().flags;
  if (isPending) return null;
  const latest = history?.find((it) => it.email !== null && it.email === email);
  if (latest && latest.id !== id) {
    return (
      <div className={`${stack4} ${measure}`}>
        <p>{copy.textRetaken}</p>
        <div className={buttons}>
          <Link to="/assessment/plan" search={{ id: latest.id }} className={buttonClass()}>
            {copy.next}
          </Link>
          <Link
            to="/assessment/comparison"
            search={{ id: latest.id, with: id }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {copy.changed}
          </Link>
        </div>
      </div>
    );
  }
  if (!assessmentEnabled) return null;
  return (
    <div className={`${stack4} ${measure}`}>
      <p>{copy.text}</p>
      <div className={buttons}>
        <Button onClick={() => setIsAsking(true)}>{copy.retake}</Button>
      </div>
      {isAsking && <RetakeDialog earlier={assessment} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
