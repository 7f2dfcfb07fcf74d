import { useId, useState } from 'react';
import { feedbackForm as words } from '#content/feedback-form.ts';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import * as text from '#web/ui/text.css.ts';
import { above4, above5, buttons, flow5, pair, stack2 } from '#web/ui/layout.css.ts';
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

export function Invited({ invitation, answers, onStart, onDecline }: InvitedProps) {
  const { kind, name, invited, closesOn } = invitation;
  const asked = askedAbout(invitation);
  const answered = countAnswered(answers);
  const { facts } = words;
  return (
    <Screen>
      <div className={`${pair} ${css.page}`}>
        <ScreenHeader title={words.headline(name)}>
          <p className={`${text.lead} ${above4}`}>
            {kind === 'focus'
              ? words.lead.focus(asked.map((competency) => competency.name))
              : words.lead.full}
          </p>
          <ul role="list" className={`${flow5} ${above4} ${text.small} ${text.medium}`}>
            <li>{facts.minutes[kind]}</li>
            <li>{facts.invited(invited)}</li>
            <li>{facts.until(shortDay(closesOn))}</li>
            <li>{facts.account}</li>
          </ul>
        </ScreenHeader>
        <WhatIsSeen invitation={invitation} />
        <div>
          {answered > 0 && <p>{words.resumed(answered, asked.length)}</p>}
          <div className={`${buttons} ${answered > 0 ? above5 : ''}`}>
            <Button size="lg" onClick={onStart}>
              {answered > 0 ? words.resume : words.start}
            </Button>
            <Decline invitation={invitation} onDecline={onDecline} look="quiet" />
          </div>
        </div>
      </div>
    </Screen>
  );
}

interface DeclineProps extends Pick<InvitedProps, 'invitation' | 'onDecline'> {
  look?: 'secondary' | 'quiet';
}

/** The button to decline, and the question that follows; answers that were sent are withdrawn instead. */
export function Decline({ invitation, onDecline, look = 'secondary' }: DeclineProps) {
  const [isDeclining, setDeclining] = useState(false);
  const [isForever, setForever] = useState(false);
  const { declining } = words;
  if (invitation.state === 'submitted') return null;
  return (
    <>
      <Button variant={look} size="lg" onClick={() => setDeclining(true)}>
        {words.rather}
      </Button>
      <Confirm
        open={isDeclining}
        variant="primary"
        words={{ ...declining, description: declining.description(invitation.name) }}
        onConfirm={() => onDecline(isForever)}
        onClose={() => setDeclining(false)}
      >
        <CheckBox checked={isForever} onChange={setForever} note={declining.neverAgainNote}>
          {declining.neverAgain}
        </CheckBox>
      </Confirm>
    </>
  );
}

/** Anonymity, in plain words; for a manager, that there is none. */
function WhatIsSeen({ invitation }: { invitation: Invitation }) {
  const id = useId();
  const { managers } = invitation;
  const { title, others, managers: ofManagers, deleted } = words.seen;
  const sentences = isManager(invitation) ? ofManagers(managers) : others;
  return (
    <Card
      as="section"
      edge={isManager(invitation) ? 'orange' : 'green'}
      aria-labelledby={id}
      className={`${stack2} ${css.seen}`}
    >
      <h2 id={id} className={text.h4}>
        {title}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={`${text.small} ${text.muted}`}>{deleted}</p>
    </Card>
  );
}
