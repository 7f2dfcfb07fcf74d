import { feedbackForm as words } from '#content/feedback-form.ts';
import { shortDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import type { Invitation } from './data/form-device.ts';
import { Message } from './form-states.tsx';

interface OutcomeProps {
  invitation: Invitation;
  onChange: () => void;
  onWithdraw: () => void;
}

/** Where the form stands once it is answered, declined, or withdrawn, and how to change that. */
export function Outcome({ invitation, onChange, onWithdraw }: OutcomeProps) {
  const { name, state, own, closesOn } = invitation;
  const until = shortDay(closesOn);
  const { sent, elsewhere, withdrawn, declined, otherLink } = words;

  if (state === 'elsewhere') return <Message {...otherLink} />;
  if (state === 'declined' || state === 'withdrawn') {
    const { title, again } = words[state];
    const text = state === 'declined' ? declined.text(name, until) : withdrawn.text(until);
    return (
      <Message title={title} text={text}>
        <Button variant="secondary" size="lg" onClick={onChange}>
          {again}
        </Button>
      </Message>
    );
  }
  const isSent = state === 'submitted';
  const withdraw = (
    <Button variant="quiet" size="lg" onClick={onWithdraw}>
      {sent.withdraw}
    </Button>
  );
  if (own === null) {
    return (
      <Message title={elsewhere.title[isSent ? 'sent' : 'begun']} text={elsewhere.text}>
        <Button variant="secondary" size="lg" onClick={onChange}>
          {isSent ? sent.replace : elsewhere.start}
        </Button>
        {withdraw}
      </Message>
    );
  }
  return (
    <Message title={sent.title} text={sent.text(name, until)} note={sent.canChange(until)}>
      <Button variant="secondary" size="lg" onClick={onChange}>
        {sent.change}
      </Button>
      {withdraw}
    </Message>
  );
}
