import { useMutation } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import { untilGoneFromBackups } from '#content/backups.ts';
import { yourData } from '#content/your-data.ts';
import { competencies } from '#domain/competencies.ts';
import { withLevel } from '#domain/levels.ts';
import { forgetErased } from '#web/features/assessment/data/erasure.ts';
import { keepAssessment } from '#web/features/assessment/data/queries.ts';
import { EmailDialog } from '#web/features/assessment/dialogs/email-dialog.tsx';
import { failureText } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { client } from '#web/lib/trpc.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Card } from '#web/ui/boxes.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import {
  changeStored,
  QuietAction,
  DataSection,
  type StoredAssessment,
  type StoredProps,
} from './stored.tsx';
import {
  above1,
  above4,
  apart,
  cluster2,
  cluster3,
  flow4,
  fullWidth,
  middle,
  onBaseline,
  row3,
  stack5,
  terms,
} from '#web/ui/layout.css.ts';

const { assessments: words } = yourData;

export function StoredAssessments({ stored, onDone }: StoredProps) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const verified = new Set(
    stored.addresses.flatMap(({ email, isProved }) => (isProved ? email : [])),
  );
  return (
    <DataSection headline={words.headline} ruled={false}>
      <ul role="list" className={`${stack5} ${fullWidth}`}>
        {stored.assessments.map((assessment) => (
          <OneAssessment
            key={assessment.id}
            assessment={assessment}
            isVerified={assessment.email !== null && verified.has(assessment.email)}
            onDo={(what) => setDoing({ what, assessment })}
          />
        ))}
      </ul>
      <AssessmentDialogs doing={doing} onClose={() => setDoing(null)} onDone={onDone} />
    </DataSection>
  );
}

interface OneAssessmentProps {
  assessment: StoredAssessment;
  isVerified: boolean;
  onDo: (what: Doing['what']) => void;
}

function OneAssessment({ assessment, isVerified, onDo }: OneAssessmentProps) {
  const { id, email, isCompleted, createdAt, sessionId } = assessment;
  const startedOn = shortDate(createdAt);
  const which = <VisuallyHidden>{words.which(startedOn)}</VisuallyHidden>;
  return (
    <Card as="li">
      <div className={`${row3} ${apart} ${onBaseline}`}>
        <div className={`${cluster2} ${middle}`}>
          <h3 className={text.h4}>{words.started(startedOn)}</h3>
          <Badge>{isCompleted ? words.isCompleted : words.isUnfinished}</Badge>
        </div>
        <QuietAction onClick={() => onDo('erase')}>
          {words.erase}
          {which}
        </QuietAction>
      </div>
      <Facts assessment={assessment} isVerified={isVerified}>
        <QuietAction onClick={() => onDo('change')}>
          <span>{email === null ? words.add : words.change}</span>
          {which}
        </QuietAction>
        {email !== null && (
          <QuietAction onClick={() => onDo('remove')}>
            {words.remove}
            {which}
          </QuietAction>
        )}
      </Facts>
      <div className={`${cluster3} ${above4}`}>
        <a
          href={isCompleted ? `/assessment/dashboard?id=${id}` : `/assessment?id=${id}#questions`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <span>{isCompleted ? words.results : words.continue}</span>
          {which}
        </a>
        {sessionId === null && (
          <QuietAction onClick={() => onDo('keepHere')}>
            {words.hereOnly}
            {which}
          </QuietAction>
        )}
      </div>
    </Card>
  );
}

interface FactsProps extends Pick<OneAssessmentProps, 'assessment' | 'isVerified'> {
  /** What can be done about the address, beside it. */
  children: ReactNode;
}

function Facts({ assessment, isVerified, children }: FactsProps) {
  const { facts } = words;
  const { email, isCompleted, completed, lastAnsweredAt, overallScore } = assessment;
  const { retakeAt, resetAt, plan } = assessment;
  // Only shown in other browsers than the one that started it.
  const startedIn = assessment.sessionId === null ? assessment.startedIn : null;
  const rows: [term: string, value: ReactNode][] = [
    [facts.rated, isCompleted ? null : facts.ratedOf(completed, competencies.length)],
    [facts.lastAnswer, lastAnsweredAt && shortDate(lastAnsweredAt)],
    [
      isCompleted ? facts.score : facts.scoreSoFar,
      overallScore === null ? null : withLevel(overallScore / 100),
    ],
    [
      facts.email,
      email === null ? (
        facts.noEmail
      ) : (
        <>
          <EmailAddress>{email}</EmailAddress>
          {isVerified && <span>{` (${facts.verified})`}</span>}
        </>
      ),
    ],
    [facts.plan, plan && facts.planOf(plan.competencies, plan.actions, plan.done)],
    [facts.retake, retakeAt && shortDate(retakeAt)],
    [facts.cleared, resetAt && shortDate(resetAt)],
    [facts.startedIn, startedIn],
  ];
  return (
    <dl className={`${terms} ${onBaseline} ${above1} ${text.small}`}>
      {rows.map(
        ([term, value]) =>
          value !== null && (
            <Fragment key={term}>
              <dt className={text.muted}>{term}</dt>
              <dd className={`${flow4} ${onBaseline} ${text.medium}`}>
                <span>{value}</span>
                {term === facts.email && <span className={flow4}>{children}</span>}
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

interface Doing {
  what: 'change' | 'remove' | 'erase' | 'keepHere';
  assessment: StoredAssessment;
}

interface AssessmentDialogsProps extends Pick<StoredProps, 'onDone'> {
  doing: Doing | null;
  onClose: () => void;
}

function AssessmentDialogs({ doing, onClose, onDone }: AssessmentDialogsProps) {
  const { changing, removing, keepingHere, erasingOne } = yourData;
  const { sendsMail, retention } = useSettings();
  const said = ({ description, mailed }: { description: string; mailed: string }) =>
    sendsMail ? `${description} ${mailed}` : description;
  const isByLink = doing?.assessment.sessionId === null;
  const finish = (what: string) => {
    onClose();
    onDone(what);
  };
  const setEmail = (email: string | null) =>
    changeStored(
      client.assessment.update.mutate({ id: doing!.assessment.id, email }),
      (changed) => {
        keepAssessment(changed);
        finish(email === null ? removing.done : changing.done);
      },
    );
  const address = useMutation({ mutationFn: setEmail });
  const erase = ({ id, sessionId }: StoredAssessment) =>
    changeStored(client.assessment.erase.mutate({ id }), async () => {
      await forgetErased([{ id, sessionId }]);
      finish(erasingOne.done);
    });
  const keepHere = ({ id }: StoredAssessment) =>
    changeStored(client.assessment.keepOnlyHere.mutate({ id }), async () => {
      // It has a new id, so this browser's data under the old id is useless.
      await forgetErased([{ id, sessionId: null }]);
      finish(keepingHere.done);
    });
  const email = doing?.assessment.email ?? '';

  return (
    <>
      <EmailDialog
        open={doing?.what === 'change'}
        title={email === '' ? yourData.assessments.add : changing.title}
        description={
          isByLink && sendsMail ? `${said(changing)} ${changing.byLink}` : said(changing)
        }
        submitLabel={email === '' ? yourData.assessments.add : changing.action}
        pendingLabel={changing.pending}
        pending={address.isPending}
        initialEmail={email}
        onSubmit={(given) => address.mutateAsync(given)}
        explain={(failure) => failureText(failure, changing.failed)}
        onClose={onClose}
      />
      <Confirm
        open={doing?.what === 'remove'}
        words={{ ...removing, description: isByLink ? removing.byLink : said(removing) }}
        onConfirm={() => setEmail(null)}
        onClose={onClose}
      />
      <Confirm
        open={doing?.what === 'keepHere'}
        words={keepingHere}
        onConfirm={() => keepHere(doing!.assessment)}
        onClose={onClose}
      />
      <Confirm
        open={doing?.what === 'erase'}
        words={{
          ...erasingOne,
          description: `${said(erasingOne)} ${untilGoneFromBackups(retention)}`,
        }}
        word={yourData.word}
        onConfirm={() => erase(doing!.assessment)}
        onClose={onClose}
      />
    </>
  );
}
