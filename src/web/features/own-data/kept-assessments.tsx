import { useState } from 'react';
import { competencies } from '#domain/competencies.ts';
import { formatScore } from '#domain/score-format.ts';
import { yourData } from '#content/your-data.ts';
import { shortDate } from '#web/lib/short-date.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Card } from '#web/ui/card.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AssessmentDialogs, type Doing } from './assessment-dialogs.tsx';
import type { Kept, KeptAssessment } from './kept.ts';
import { Part } from './part.tsx';
import * as css from './own-data.css.ts';

const { assessments: words } = yourData;

interface KeptAssessmentsProps {
  kept: Kept;
  onDone: (what: string) => void;
}

export function KeptAssessments({ kept, onDone }: KeptAssessmentsProps) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const proved = new Set(kept.addresses.flatMap(({ email, isProved }) => (isProved ? email : [])));
  return (
    <Part headline={words.headline} ruled={false}>
      <ul role="list" className={css.list}>
        {kept.assessments.map((assessment) => (
          <OneAssessment
            key={assessment.id}
            assessment={assessment}
            isProved={assessment.email !== null && proved.has(assessment.email)}
            onDo={(what) => setDoing({ what, assessment })}
          />
        ))}
      </ul>
      <AssessmentDialogs doing={doing} onClose={() => setDoing(null)} onDone={onDone} />
    </Part>
  );
}

interface OneAssessmentProps {
  assessment: KeptAssessment;
  isProved: boolean;
  onDo: (what: Doing['what']) => void;
}

function OneAssessment({ assessment, isProved, onDo }: OneAssessmentProps) {
  const { id, email, isCompleted, createdAt, sessionId } = assessment;
  const begun = shortDate(createdAt);
  const which = <VisuallyHidden>{words.ofOne(begun)}</VisuallyHidden>;
  return (
    <Card as="li" pad="lg">
      <div className={css.titleRow}>
        <h3 className={text.h4}>{words.begun(begun)}</h3>
        <Badge>{isCompleted ? words.isCompleted : words.isUnfinished}</Badge>
      </div>
      <Facts assessment={assessment} isProved={isProved} />
      <div className={css.actions}>
        <a
          href={isCompleted ? `/assessment/dashboard?id=${id}` : `/assessment?id=${id}#questions`}
          className={buttonClass({ variant: 'secondary', size: 'md', full: false, square: false })}
        >
          {isCompleted ? words.results : words.goOn}
          {which}
        </a>
        <Button variant="secondary" onClick={() => onDo('change')}>
          {email === null ? words.add : words.change}
          {which}
        </Button>
        {email !== null && (
          <Button variant="secondary" onClick={() => onDo('remove')}>
            {words.remove}
            {which}
          </Button>
        )}
        {sessionId === null && (
          <Button variant="secondary" onClick={() => onDo('keepHere')}>
            {words.hereOnly}
            {which}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onDo('erase')}>
          {words.erase}
          <VisuallyHidden>, {words.begun(begun)}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
}

function Facts({ assessment, isProved }: Pick<OneAssessmentProps, 'assessment' | 'isProved'>) {
  const { facts } = words;
  const { email, completed, lastAnsweredAt, overallScore, retakeAt, resetAt, plan } = assessment;
  // The browser that started it knows that.
  const startedIn = assessment.sessionId === null ? assessment.startedIn : null;
  const rows: [term: string, value: string | null][] = [
    [facts.rated, facts.ratedOf(completed, competencies.length)],
    [facts.lastAnswer, lastAnsweredAt && shortDate(lastAnsweredAt)],
    [facts.score, overallScore === null ? null : facts.scoreOf(formatScore(overallScore))],
    [facts.email, isProved ? `${email} (${facts.proved})` : (email ?? facts.noEmail)],
    [facts.plan, plan && facts.planOf(plan.competencies, plan.actions, plan.done)],
    [facts.retake, retakeAt && shortDate(retakeAt)],
    [facts.cleared, resetAt && shortDate(resetAt)],
    [facts.startedIn, startedIn],
  ];
  return (
    <dl className={css.facts}>
      {rows.map(
        ([term, value]) =>
          value !== null && (
            <FactRow key={term} term={term}>
              {value}
            </FactRow>
          ),
      )}
    </dl>
  );
}

function FactRow({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </>
  );
}
