import { useId, useRef, useState, type ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { feedback } from '#content/feedback-leader.ts';
import { roleNames } from '#content/feedback-result.ts';
import { EMAIL_MAX_LENGTH } from '#domain/email.ts';
import {
  feedbackRoles,
  invitationLimits,
  NAME_MAX_LENGTH,
  openFor,
  type FeedbackKind,
} from '#domain/feedback/feedback.ts';
import { isPlainName } from '#domain/feedback/leader-name.ts';
import type { Day } from '#domain/plan-dates.ts';
import { TextButton } from '#web/features/plan/text-button.tsx';
import { reportName } from '#web/features/results/printed/report-name.ts';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { emailInput, ErrorSlot, Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { label, mayBreak, medium, muted, small, strong } from '#web/ui/text.css.ts';
import {
  below3,
  bullets,
  buttons,
  fieldWidth,
  goneIfEmpty,
  narrow,
  stack1,
  stack2,
  stack3,
  stack4,
  stack6,
} from '#web/ui/layout.css.ts';
import * as css from './feedback.css.ts';
import { isNameRefused, startRound, type NewRound } from './feedback-data.ts';
import { addressesIn, checkRows, withPasted, withRow, type Row } from './invitations.ts';
import { OwnNote } from './own-note.tsx';

const { form: copy, confirming } = feedback;

const WEEK = 7;
const weeks = Array.from({ length: openFor.most / WEEK }, (_nothing, index) => (index + 1) * WEEK);

export interface RoundFormProps {
  assessment: { id: string; email: string | null };
  kind: FeedbackKind;
  lastName: string | undefined;
  /** The day after 90 days of the plan; null if it has passed, or for a full round. */
  plannedFor: Day | null;
  /** It cannot start before that day. */
  mustWait: boolean;
  note: (isLater: boolean) => string;
  onCancel?: () => void;
}

/** Chooses the people of a round, then says what each of them will get. */
export function RoundForm({ assessment, kind, lastName, note, onCancel, ...when }: RoundFormProps) {
  const { plannedFor, mustWait } = when;
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const { least, most } = invitationLimits[kind];
  const [name, setName] = useState(lastName ?? reportName() ?? '');
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Array.from({ length: least }, (_nothing, key) => ({ key, email: '', role: null })),
  );
  const [startsOn, setStartsOn] = useState(plannedFor);
  const [days, setDays] = useState<number>(openFor.usual);
  const [left, setLeft] = useState(0);
  const [isChecked, setIsChecked] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { problems, problem, invitations } = checkRows(rows, kind, assessment.email);
  const [refused, setRefused] = useState<string>();
  const isMisleading = name.trim() === refused || !isPlainName(name);
  const nameProblem =
    name.trim() === '' ? copy.nameMissing : isMisleading ? copy.nameMisleads : undefined;

  const change = (key: number, changed: Partial<Row>) => {
    setLeft(0);
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  };
  const paste = (key: number, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    const addresses = addressesIn(text);
    if (addresses.length === 0 || addresses[0] === text) return;
    event.preventDefault();
    const pasted = withPasted(rows, key, addresses, most);
    setRows(pasted.rows);
    setLeft(pasted.left);
  };
  const add = () => {
    const longer = withRow(rows, '');
    flushSync(() => setRows(longer));
    document.getElementById(`${id}-${longer.at(-1)!.key}`)?.focus();
  };
  const remove = (key: number) => {
    setLeft(0);
    flushSync(() => setRows(rows.filter((row) => row.key !== key)));
    addButton.current?.focus();
  };
  const submit = () => {
    setIsChecked(true);
    setIsConfirming(nameProblem === undefined && problem === undefined && problems.size === 0);
  };

  return (
    <>
      <Form onSubmit={submit} className={`${stack6} ${narrow}`}>
        <div className={`${stack4} ${fieldWidth} ${goneIfEmpty}`}>
          <Field
            label={copy.name}
            hint={copy.nameHint}
            value={name}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="name"
            error={isChecked ? nameProblem : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <fieldset className={stack3}>
          <legend className={`${label} ${below3}`}>{copy.people(least, most)}</legend>
          <p className={`${small} ${muted}`}>{copy.peopleHint[kind]}</p>
          {rows.map((row, index) => {
            const wrong = isChecked ? problems.get(row.key) : undefined;
            return (
              <div key={row.key} className={css.person[kind]}>
                <Field
                  id={`${id}-${row.key}`}
                  label={copy.address(index + 1)}
                  labelHidden
                  {...emailInput}
                  autoComplete="off"
                  placeholder={copy.placeholder}
                  maxLength={EMAIL_MAX_LENGTH}
                  value={row.email}
                  error={wrong?.email}
                  onPaste={(event) => paste(row.key, event)}
                  onChange={({ target }) => change(row.key, { email: target.value })}
                />
                {kind === 'full' && (
                  <SelectField
                    label={copy.role(index + 1)}
                    labelHidden
                    value={row.role ?? ''}
                    error={wrong?.role}
                    onChange={({ target }) =>
                      change(row.key, {
                        role: feedbackRoles.find((role) => role === target.value) ?? null,
                      })
                    }
                  >
                    <option value="">{copy.roleNone}</option>
                    {feedbackRoles.map((role) => option(role, roleNames[role]))}
                  </SelectField>
                )}
                {rows.length > least && (
                  <Button
                    variant="quiet"
                    square
                    aria-label={copy.remove(index + 1)}
                    onClick={() => remove(row.key)}
                  >
                    <CloseIcon size={20} />
                  </Button>
                )}
              </div>
            );
          })}
          <ErrorSlot error={left > 0 ? copy.tooMany(most) : isChecked ? problem : undefined} />
          {rows.length < most && (
            <div>
              <TextButton ref={addButton} onClick={add}>
                <PlusIcon />
                {copy.add}
              </TextButton>
            </div>
          )}
        </fieldset>
        <div className={`${stack4} ${fieldWidth} ${goneIfEmpty}`}>
          {kind === 'full' && (
            <SelectField
              label={copy.daysOpen}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            >
              {weeks.map((count) => option(count, copy.days(count)))}
            </SelectField>
          )}
          {plannedFor !== null && !mustWait && (
            <SelectField
              label={copy.when}
              hint={copy.whenHint(shortDay(plannedFor))}
              value={startsOn ?? ''}
              onChange={({ target }) => setStartsOn(target.value || null)}
            >
              <option value={plannedFor}>{copy.whenPlanned}</option>
              <option value="">{copy.whenNow}</option>
            </SelectField>
          )}
        </div>
        <OwnNote text={note(startsOn !== null)} />
        <div className={buttons}>
          <Button type="submit" variant={kind === 'full' ? 'primary' : 'secondary'}>
            {copy.next}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {copy.cancel}
            </Button>
          )}
        </div>
      </Form>
      <ConfirmRound
        open={isConfirming}
        round={{ id: assessment.id, kind, name: name.trim(), startsOn, days, invitations }}
        onClose={() => setIsConfirming(false)}
        onNameRefused={setRefused}
      />
    </>
  );
}

/** Says exactly what each person gets, before the mail goes out. */
function ConfirmRound({
  round,
  onNameRefused,
  ...dialog
}: {
  round: NewRound;
  open: boolean;
  onClose: () => void;
  onNameRefused: (name: string) => void;
}) {
  const { kind, name, startsOn, days, invitations } = round;
  return (
    <Confirm
      {...dialog}
      variant="primary"
      startsAtAction
      words={{
        ...confirming,
        title: confirming.title(invitations.length),
        action: startsOn === null ? confirming.now : confirming.later,
        failed: copy.failed,
      }}
      onConfirm={() =>
        startRound(round).catch((error: unknown) => {
          if (!isNameRefused(error)) throw error;
          onNameRefused(name);
        })
      }
    >
      <div className={stack4}>
        <ul role="list" className={`${stack1} ${medium} ${mayBreak}`}>
          {invitations.map(({ email, role }) => (
            <li key={email}>
              <EmailAddress>{email}</EmailAddress>
              {role && <span className={`${small} ${muted}`}>{` (${roleNames[role]})`}</span>}
            </li>
          ))}
        </ul>
        <div>
          <p>{confirming.gets}</p>
          <ul className={`${stack2} ${bullets}`}>
            <li>{confirming.invitation(name, startsOn && shortDay(startsOn))}</li>
            <li>{confirming.link(kind)}</li>
            <li>{confirming.reminders(days)}</li>
          </ul>
        </div>
        <p className={strong}>{confirming.noReturn}</p>
      </div>
    </Confirm>
  );
}
