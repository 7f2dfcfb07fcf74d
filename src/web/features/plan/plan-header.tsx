import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { myPlan as copy, planWords } from '#content/my-plan.ts';
import { Container } from '#web/ui/container.tsx';
import { ArrowLeftIcon } from '#web/ui/icons.tsx';
import { h1, kicker, lead, muted, textLink } from '#web/ui/text.css.ts';
import * as css from './my-plan.css.ts';

interface PlanHeaderProps {
  /** Whose results it is made from; undefined while it is not known. */
  assessmentId: string | undefined;
  children?: ReactNode;
}

/** The page's title, the same in every state, and the way back to the results. */
export function PlanHeader({ assessmentId, children }: PlanHeaderProps) {
  return (
    <Container width="narrow" className={css.header}>
      <div>
        <p className={kicker}>{copy.kicker}</p>
        <h1 className={`${h1} ${css.title}`}>{planWords.title}</h1>
        <p className={`${lead} ${muted} ${css.lead}`}>{copy.lead}</p>
        <Link
          to="/assessment/dashboard"
          search={assessmentId === undefined ? {} : { id: assessmentId }}
          data-print="hide"
          className={`${textLink} ${css.back}`}
        >
          <ArrowLeftIcon />
          {copy.toResults}
        </Link>
      </div>
      {children}
    </Container>
  );
}
