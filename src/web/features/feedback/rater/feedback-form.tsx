import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { feedbackForm as words } from '#content/feedback-form.ts';
import { failureText } from '#web/lib/api-error.ts';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDay } from '#web/lib/dates.ts';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { CannotOpen, Message, FormLoading } from './form-states.tsx';
import type { QuestionsProps } from './form-parts.tsx';
import { Invited } from './invited.tsx';
import { editorKeyOf, type Invitation } from './data/form-device.ts';
import { formOutboxOf } from './data/form-outbox.ts';

const questionsOf = {
  focus: async () => (await import('./focus-questions.tsx')).FocusQuestions,
  full: async () => (await import('./full-questions.tsx')).FullQuestions,
};
type Questions = (props: QuestionsProps) => JSX.Element;

/** Read again with each visit: the round may be over. The code comes with it, so that the form works offline. */
const invitationOf = (token: string) =>
  queryOptions({
    queryKey: ['feedback', token],
    queryFn: async () => {
      const open = (editorKey: string | null) => client.feedback.open.mutate({ token, editorKey });
      // Each mail has a link of its own: only the server knows whether this browser began by another.
      const unread = await open(null);
      const editorKey = editorKeyOf(unread.invitationId);
      const invitation = editorKey === null ? unread : await open(editorKey);
      formOutboxOf(invitation).begin(invitation, token);
      return { invitation, Questions: await questionsOf[invitation.kind]() };
    },
    gcTime: 0,
  });

export function FeedbackForm({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(invitationOf(token));
  if (error) {
    return <CannotOpen error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <FormLoading />;
  const check = async () => (await refetch()).data?.invitation;
  return <OpenForm token={token} {...data} onCheck={check} />;
}

type Screen = 'start' | 'questions' | 'outcome';

const firstScreen = ({ state, own }: Invitation): Screen =>
  state === 'none' || (state === 'partial' && own !== null) ? 'start' : 'outcome';

interface OpenFormProps {
  token: string;
  invitation: Invitation;
  Questions: Questions;
  onCheck: () => Promise<Invitation | undefined>;
}

function OpenForm({ token, invitation, Questions, onCheck }: OpenFormProps) {
  const outbox = formOutboxOf(invitation);
  const view = useSyncExternalStore(outbox.subscribe, outbox.view);
  const [screen, setScreen] = useState<Screen>(() => firstScreen(invitation));
  const [isWithdrawing, setWithdrawing] = useState(false);
  const queryClient = useQueryClient();
  useFocusOfScreen(screen);
  const key = () => ({ token, editorKey: editorKeyOf(invitation.invitationId) });

  function end(change: Pick<Invitation, 'state' | 'own'>): void {
    queryClient.setQueryData(invitationOf(token).queryKey, {
      invitation: { ...invitation, ...change },
      Questions,
    });
    setScreen('outcome');
  }

  async function decline(neverAgain: boolean): Promise<void> {
    await outbox.close(() => client.feedback.decline.mutate({ ...key(), neverAgain }));
    end({ state: 'declined', own: null });
  }

  async function withdraw(): Promise<void> {
    await outbox.close(() => client.feedback.withdraw.mutate(key()));
    end({ state: 'withdrawn', own: null });
  }

  async function retry(): Promise<void> {
    await outbox.send();
    if (outbox.view().state !== 'attention') return;
    // It may have been answered elsewhere in the meantime, or the round is over.
    const now = await onCheck();
    if (now) setScreen(firstScreen(now));
  }

  const sending = useMutation({
    mutationFn: () => outbox.submit(),
    onSuccess: () => end({ state: 'submitted', own: outbox.view().answers }),
  });

  if (screen === 'start') {
    return (
      <Invited
        invitation={invitation}
        answers={view.answers}
        onStart={() => setScreen('questions')}
        onDecline={decline}
      />
    );
  }
  if (screen === 'questions') {
    return (
      <Questions
        invitation={invitation}
        view={view}
        onChange={(change) => outbox.edit(change)}
        onRetry={() => void retry()}
        onSend={sending.mutate}
        onDecline={decline}
        isSending={sending.isPending}
        problem={
          sending.error ? failureText(sending.error, words.sendFailed, words.sendOffline) : null
        }
      />
    );
  }
  return (
    <>
      <Outcome
        invitation={invitation}
        onChange={() => setScreen(invitation.own === null ? 'start' : 'questions')}
        onWithdraw={() => setWithdrawing(true)}
      />
      <Confirm
        open={isWithdrawing}
        words={words.withdrawing}
        onConfirm={withdraw}
        onClose={() => setWithdrawing(false)}
      />
    </>
  );
}

/** With a new screen its headline gets the focus, as after a page load. */
function useFocusOfScreen(screen: Screen): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [screen]);
}

interface OutcomeProps {
  invitation: Invitation;
  onChange: () => void;
  onWithdraw: () => void;
}

function Outcome({ invitation, onChange, onWithdraw }: OutcomeProps) {
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
  const shown =
    own === null
      ? {
          title: elsewhere.title[isSent ? 'sent' : 'begun'],
          text: elsewhere.text[isSent ? 'sent' : 'begun'],
          note: elsewhere.note,
          action: isSent ? sent.replace : elsewhere.start,
        }
      : {
          title: sent.title,
          text: sent.text(name, until),
          note: sent.canChange(until),
          action: sent.change,
        };
  return (
    <Message {...shown}>
      <Button variant="secondary" size="lg" onClick={onChange}>
        {shown.action}
      </Button>
      <Button variant="quiet" size="lg" onClick={onWithdraw}>
        {sent.withdraw}
      </Button>
    </Message>
  );
}
