import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { chat } from '#content/chat.ts';
import { isExample } from '#content/example-link.ts';
import { navigation } from '#content/navigation.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { errorStatus, serverMessage } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './aids.css.ts';
import { refreshResults, resultsIn } from './data/queries.ts';
import { tellFailure, useSessionWatch } from './data/session.ts';
import * as type from '#web/ui/text.css.ts';
import { above4, below4, flow4, middle, pushed } from '#web/ui/layout.css.ts';

const words = chat.results;
const person = `${buttonClass({ variant: 'quiet' })} ${css.aid} ${type.strong}`;

interface OwnResultsProps {
  conversationId: string | undefined;
  onCreate: () => Promise<{ id: string }>;
}

/** Above the input: lets the advisor use the person's results. Off until they have read what it gets. */
export function OwnResults({ conversationId, onCreate }: OwnResultsProps) {
  const { data, error } = useQuery(resultsIn(conversationId));
  useSessionWatch(error);
  const [isOpen, setOpen] = useState(false);
  const [announcement, announce] = useState('');
  const opener = useRef<HTMLButtonElement>(null);

  const change = useMutation({
    mutationFn: async (own: { assessmentId: string; text: string } | null) => {
      if (own) {
        const id = conversationId ?? (await onCreate()).id;
        await client.chatResults.agree.mutate({ id, ...own });
      } else if (conversationId !== undefined) {
        await client.chatResults.withdraw.mutate({ id: conversationId });
      }
    },
    onSuccess: async (_nothing, own) => {
      await refreshResults();
      setOpen(false);
      announce(own ? words.agreed : words.withdrawn);
      // The pressed button may be gone.
      opener.current?.focus();
    },
    onError: (problem) => {
      const reason = errorStatus(problem) === 409 ? serverMessage(problem) : undefined;
      const toast = chat.toasts.resultsFailed;
      tellFailure(problem, { ...toast, description: reason ?? toast.description });
      void refreshResults();
    },
  });

  const own = data?.own ?? null;
  const inUse = data?.inUse ?? null;
  const isOn = inUse !== null;
  if (!own && !isOn) return null;
  const close = () => setOpen(false);
  return (
    <div className={css.aids}>
      {isOn && <p className={`${type.smallSize} ${type.medium}`}>{words.inUse}</p>}
      <Button ref={opener} variant="quiet" className={css.aid} onClick={() => setOpen(true)}>
        {isOn ? words.show : words.offer}
      </Button>
      {isOn && (
        <Button
          variant="quiet"
          className={css.aid}
          pending={change.isPending}
          onClick={() => change.mutate(null)}
        >
          {words.stop}
        </Button>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Dialog
        open={isOpen}
        onClose={close}
        title={isOn ? words.titleInUse : words.title}
        description={isOn ? undefined : words.description}
        busy={change.isPending}
        footer={
          <>
            <Button variant="secondary" aria-disabled={change.isPending} onClick={close}>
              {isOn ? words.close : words.decline}
            </Button>
            <Button pending={change.isPending} onClick={() => change.mutate(isOn ? null : own)}>
              {isOn ? words.stop : words.agree}
            </Button>
          </>
        }
      >
        <p data-autofocus tabIndex={-1} className={`${type.small} ${type.muted}`}>
          {words.terms}
        </p>
        <p className={`${above4} ${below4}`}>{words.everything}</p>
        <pre aria-label={words.exactWords} className={css.exactWords}>
          <WithLabels text={inUse ?? own!.text} />
        </pre>
      </Dialog>
    </div>
  );
}

/** The exact words; what a line is about is bold. */
function WithLabels({ text }: { text: string }) {
  return text.split(/^([^:\n]+:)/m).map((part, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- the text does not change
    place % 2 === 1 ? <strong key={place}>{part}</strong> : part,
  );
}

/** Below the input, always: numbers for a crisis, and a person to talk to. */
export function PeopleToCall({ onHelp }: { onHelp: () => void }) {
  return (
    <div className={`${flow4} ${middle} ${pushed}`}>
      <Button variant="quiet" className={css.aid} onClick={onHelp}>
        {chat.help.open}
      </Button>
      <TalkToPerson />
    </div>
  );
}

/** The scheduler, or the contact of the practice until it has one. */
function TalkToPerson() {
  const { links, practice } = useSettings();
  const { email, phone } = practice.contact;
  if (isExample(links.scheduler) && (email || phone)) {
    const href = email ? `mailto:${email}` : `tel:${phone.replace(/[^+\d]/g, '')}`;
    return (
      <a href={href} className={person}>
        {chat.person}
      </a>
    );
  }
  return <ActionLink action={{ ...navigation.bookCall, label: chat.person }} className={person} />;
}
