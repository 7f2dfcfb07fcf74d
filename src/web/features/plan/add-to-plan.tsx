import { Link } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { myPlan } from '#content/my-plan.ts';
import { competencyName, type CompetencyId } from '#domain/competencies.ts';
import { draftedFocus } from '#domain/plan.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { tappable } from '#web/ui/layout.css.ts';
import { muted, small, textLink } from '#web/ui/text.css.ts';
import { roomForFocus, withFocus } from './plan-edits.ts';
import { TextButton } from './text-button.tsx';
import { useRunningPlan, useToday } from './use-plan.ts';

const copy = myPlan.add;

interface AddToPlanProps {
  assessmentId: string;
  competencyId: CompetencyId;
}

export function AddToPlan({ assessmentId, competencyId }: AddToPlanProps) {
  const { planId, outbox, view } = useRunningPlan(assessmentId);
  const { plan } = view;
  const today = useToday();
  if (!plan) return null;
  const linkId = `in-plan-${competencyId}`;
  if (draftedFocus(plan).some((focus) => focus.competencyId === competencyId)) {
    return (
      <Link
        id={linkId}
        to="/assessment/plan"
        search={{ id: planId }}
        className={`${textLink} ${small} ${tappable}`}
      >
        {copy.isIn}
      </Link>
    );
  }
  if (roomForFocus(plan) === 0) return <p className={`${small} ${muted}`}>{copy.isFull}</p>;
  const add = () => {
    flushSync(() => outbox.edit((before, at) => withFocus(before, at, [competencyId], today)));
    void outbox.send();
    // The pressed button is gone.
    document.getElementById(linkId)?.focus();
  };
  return (
    <TextButton about={copy.hidden(competencyName(competencyId))} onClick={add}>
      <PlusIcon />
      {copy.label}
    </TextButton>
  );
}
