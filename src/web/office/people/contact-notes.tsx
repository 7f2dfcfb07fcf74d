import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { officePeople, stateWords } from '#content/office-people.ts';
import { contactStates, NOTE_MAX_LENGTH, type ContactState } from '#domain/contact.ts';
import { errorStatus } from '#web/lib/api-error.ts';
import { client, queryClient, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { muted, small, strong, typed } from '#web/ui/text.css.ts';
import { type Fact, FactList, OfficeSection } from '#web/office/parts/page.tsx';
import { MutationState } from '#web/office/parts/query-state.tsx';
import type { Contact } from './people-query.ts';
import { cluster3, middle, stack4 } from '#web/ui/layout.css.ts';
import * as css from './people.css.ts';

const { notes: words } = officePeople.contact;

type Written = Pick<Contact, 'state' | 'note' | 'editedAt'>;

/** Status and note of a contact. Two windows do not overwrite each other. */
export function ContactNotes({ contact }: { contact: Contact }) {
  const { id } = contact;
  const [state, setState] = useState<ContactState>(contact.state);
  const [note, setNote] = useState(contact.note);
  // The version that this window has read. The server compares it to detect conflicts.
  const [editedAt, setEditedAt] = useState(contact.editedAt);
  const [others, setOthers] = useState<Written>();

  const saving = useMutation({
    mutationFn: () => client.office.people.update.mutate({ id, state, note, editedAt }),
    onSuccess: (written) => {
      setEditedAt(written.editedAt);
      setOthers(undefined);
      queryClient.setQueryData(
        trpc.office.people.get.queryKey({ id }),
        (known) => known && { ...known, ...written },
      );
    },
    onError: async (error) => {
      if (errorStatus(error) !== 409) return;
      const now = await client.office.people.get.query({ id });
      setOthers(now);
      setEditedAt(now.editedAt);
    },
  });

  const take = (theirs: Written) => {
    setState(theirs.state);
    setNote(theirs.note);
    setOthers(undefined);
    saving.reset();
  };
  // Hides “Saved” once there is a new change.
  const forget = () => {
    if (saving.isSuccess) saving.reset();
  };

  return (
    <OfficeSection title={words.title} lead={words.lead}>
      <Form className={stack4} busy={saving.isPending} onSubmit={() => saving.mutate()}>
        <div className={css.narrow}>
          <SelectField
            label={words.state}
            value={state}
            onChange={(event) => {
              setState(event.target.value as ContactState);
              forget();
            }}
          >
            {contactStates.map((one) => option(one, stateWords[one]))}
          </SelectField>
        </div>
        <TextAreaField
          label={words.note}
          value={note}
          rows={4}
          maxLength={NOTE_MAX_LENGTH}
          onChange={(event) => {
            setNote(event.target.value);
            forget();
          }}
        />
        {others && (
          <div role="alert" className={css.others}>
            <p className={strong}>{words.conflict}</p>
            <FactList facts={changesOf(others, contact)} />
            <p className={`${small} ${muted}`}>{words.conflictText}</p>
          </div>
        )}
        <div className={`${cluster3} ${middle}`}>
          <Button type="submit" pending={saving.isPending}>
            {words.save}
          </Button>
          {others && (
            <Button variant="secondary" onClick={() => take(others)}>
              {words.discard}
            </Button>
          )}
          {/* A conflict is described above the button. */}
          <MutationState mutation={!(others && saving.isError) && saving} />
        </div>
      </Form>
    </OfficeSection>
  );
}

/** What someone else has changed since this window read it. */
function changesOf({ state, note }: Written, read: Written): Fact[] {
  const theirNote = <span className={typed}>{note || words.noNote}</span>;
  return [
    ...(state === read.state ? [] : [{ term: words.theirState, value: stateWords[state] }]),
    ...(note === read.note ? [] : [{ term: words.theirNote, value: theirNote, isWide: true }]),
  ];
}
