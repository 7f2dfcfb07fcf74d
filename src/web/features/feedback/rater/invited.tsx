import { useId, useState } from 'react';
import { feedbackForm as words } from '#content/feedback-form.ts';
import { shortDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import * as text from '#web/ui/text.css.ts';
import { ConfirmCall } from './confirm-call.tsx';
import { askedAbout, countAnswered, isManager } from './data/invitation.ts';
import type { Answers, Invitation } from './data/form-device.ts';
import { Screen, ScreenHeader } from './form-states.tsx';
import * as css from './screens.css.ts';

interface InvitedProps {
  invitation: Invitation;
  answers: Answers;
  onStart: () => void;
  onDecline: (neverAgain: boolean) => Promise<void>;
}

/** The first screen: who asks, what it takes, and what they will see. */
export function Invited({ invitation, answers, onStart, onDecline }: InvitedProps) {
  const { kind, name, state, invited, closesOn } = invitation;
  const [isDeclining, setDeclining] = useState(false);
  const [isForever, setForever] = useState(false);
  const asked = askedAbout(invitation);
  const answered = countAnswered(answers);
  const { facts, declining } = words;
  return (
    <Screen>
      <div className={css.page}>
        <ScreenHeader title={words.headline(name)}>
          <p className={css.lead}>
            {kind === 'focus'
              ? words.lead.focus(
                  name,
                  asked.map((competency) => competency.name),
                )
              : words.lead.full(name)}
          </p>
          <ul role="list" className={css.facts}>
            <li>{facts.minutes[kind]}</li>
            <li>{facts.invited(invited)}</li>
            <li>{facts.until(shortDay(closesOn))}</li>
            <li>{facts.account}</li>
          </ul>
        </ScreenHeader>
        <WhatIsSeen invitation={invitation} />
        <div className={css.begin}>
          {answered > 0 && <p>{words.resumed(answered, asked.length)}</p>}
          <div className={css.beginActions}>
            <Button size="lg" onClick={onStart}>
              {answered > 0 ? words.resume : words.start}
            </Button>
            {state !== 'submitted' && (
              <Button variant="quiet" size="lg" onClick={() => setDeclining(true)}>
                {words.rather}
              </Button>
            )}
          </div>
        </div>
      </div>
      <ConfirmCall
        open={isDeclining}
        words={{ ...declining, text: declining.text(name) }}
        onConfirm={() => onDecline(isForever)}
        onClose={() => setDeclining(false)}
      >
        <CheckBox checked={isForever} onChange={setForever} note={declining.neverAgainNote}>
          {declining.neverAgain}
        </CheckBox>
      </ConfirmCall>
    </Screen>
  );
}

/** Anonymity, in plain words; for a manager, that there is none. */
function WhatIsSeen({ invitation }: { invitation: Invitation }) {
  const id = useId();
  const { name, managers } = invitation;
  const { title, others, managers: ofManagers, deleted } = words.seen;
  const sentences = isManager(invitation) ? ofManagers(name, managers) : others(name);
  return (
    <Card
      as="section"
      edge={isManager(invitation) ? 'orange' : 'green'}
      aria-labelledby={id}
      className={css.seen}
    >
      <h2 id={id} className={text.h4}>
        {title(name)}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={css.deleted}>{deleted}</p>
    </Card>
  );
}
