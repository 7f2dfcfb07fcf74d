import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { filledIn, mailtoLink } from '#content/coach-email.ts';
import { firstQuestions } from '#content/coach-questions.ts';
import { isExample } from '#content/example-link.ts';
import { officePeople } from '#content/office-people.ts';
import { profileText } from '#content/profile.ts';
import { profileOf } from '#domain/profile.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { longDate, shortDate } from '#web/lib/dates.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { noRoomIfEmpty, stack4 } from '#web/ui/layout.css.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { Loaded } from '#web/office/parts/query-state.tsx';
import type { Site } from '#web/office/site/draft.ts';
import type { Contact, Result } from './people-query.ts';

const { email: words } = officePeople.contact;

interface WriteEmailProps {
  contact: Contact;
  described: Result | undefined;
}

/** An email from the coach's own mail program, with a text about the results to start with. */
export function WriteEmail({ contact, described }: WriteEmailProps) {
  const [isOpen, setOpen] = useState(false);
  const site = useQuery(trpc.office.site.get.queryOptions());
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.write}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.to(contact.address)}
        description={mailProblem(contact) ?? undefined}
      >
        <Loaded query={site} what="the text to start with">
          {(settings) => (
            <Draft address={contact.address} {...emailTo(contact, described, settings)} />
          )}
        </Loaded>
      </Dialog>
    </>
  );
}

export function mailProblem({ refusedAt, unsubscribedAt }: Contact): string | null {
  if (refusedAt !== null) return words.refused(shortDate(refusedAt));
  return unsubscribedAt === null ? null : words.unsubscribed(shortDate(unsubscribedAt));
}

function emailTo(
  { lastAt }: Contact,
  described: Result | undefined,
  { facts: { coachEmail }, links }: Site,
) {
  const responses = described?.responses ?? [];
  const profile = profileOf(summarizeAreas(responses), responses);
  const { headline, text } = profile ? profileText(profile) : {};
  const [first] = firstQuestions(responses);
  const fill = {
    date: longDate(described?.completedAt ?? described?.createdAt ?? lastAt),
    profile: headline === undefined ? null : `${headline} ${text}`,
    competency: first?.name ?? null,
    question: first?.question ?? null,
    link: isExample(links.scheduler) ? null : links.scheduler,
  };
  return {
    subject: filledIn([coachEmail.subject], fill),
    text: filledIn(coachEmail.text, fill),
  };
}

interface DraftProps {
  address: string;
  subject: string;
  text: string;
}

function Draft({ address, ...start }: DraftProps) {
  const [subject, setSubject] = useState(start.subject);
  const [text, setText] = useState(start.text);
  const area = useRef<HTMLTextAreaElement>(null);
  const { said, copy } = useCopy(words, () => area.current?.select());
  return (
    <div className={stack4}>
      <Field
        label={words.subject}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextAreaField
        ref={area}
        label={words.text}
        hint={words.hint}
        rows={12}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={noRoomIfEmpty}>
        {said}
      </p>
      <DialogFooter>
        <Button variant="secondary" onClick={() => void copy(text)}>
          {words.copy}
        </Button>
        <a href={mailtoLink(address, subject, text)} className={buttonClass({})} data-autofocus>
          {words.open}
        </a>
      </DialogFooter>
    </div>
  );
}
