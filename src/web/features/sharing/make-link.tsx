import { useMutation, queryOptions } from '@tanstack/react-query';
import { useId, useState, useEffect, useRef } from 'react';
import { sharing } from '#content/sharing.ts';
import { SHARE_DAYS, SHARE_NAME_MAX_LENGTH, shareDays, type ShareDays } from '#domain/sharing.ts';
import { reportName } from '#web/features/results/printed/report-name.ts';
import { failureText } from '#web/lib/api-error.ts';
import { completionDates, earlierOf } from '#web/features/comparison/history.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorSlot, Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { h4, strong } from '#web/ui/text.css.ts';
import { plannedFocus } from '#domain/plan.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { readSettings } from '#web/lib/settings.tsx';
import { client, queryClient } from '#web/lib/trpc.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { buttons, noRoomIfEmpty, stack4, tiles } from '#web/ui/layout.css.ts';

const { making: words } = sharing;

interface MakeLinkProps {
  id: string;
  offered: Sharing;
  onBusy: (isBusy: boolean) => void;
  onMade: (made: Made) => void;
  comparedAtFirst: string | null;
}

/** The form for a new link: for whom, from whom, for how long, and what it shows besides the results. */
export function MakeLink({ id, offered, onBusy, onMade, comparedAtFirst }: MakeLinkProps) {
  const titleId = useId();
  const form = useId();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [sharedBy, setSharedBy] = useState(offered.links[0]?.sharedBy ?? reportName() ?? '');
  const [days, setDays] = useState<ShareDays>(SHARE_DAYS);
  const [withPlan, setWithPlan] = useState(false);
  const [withFeedback, setWithFeedback] = useState(false);
  const [comparedWith, setComparedWith] = useState(comparedAtFirst);
  const dateOf = completionDates(offered.earlier);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (choices: Choices) =>
      asOwner(id, () => client.share.create.mutate({ id, ...choices })),
    onMutate: () => onBusy(true),
    onSuccess: (made) => {
      onMade(made);
      void refreshSharing(id);
    },
    onSettled: () => onBusy(false),
  });

  function submit(): void {
    setMissing(name.trim() === '');
    if (name.trim() !== '') {
      mutate({ name, sharedBy, days, withPlan, withFeedback, comparedWith });
    }
  }

  return (
    <Form id={form} aria-labelledby={titleId} busy={isPending} onSubmit={submit}>
      <div className={stack4}>
        <h3 id={titleId} className={h4}>
          {words.headline}
        </h3>
        <Field
          label={words.name}
          hint={words.nameHint}
          value={name}
          error={isMissing ? words.nameMissing : undefined}
          maxLength={SHARE_NAME_MAX_LENGTH}
          readOnly={isPending}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        <Field
          label={words.sharedBy}
          hint={words.sharedByHint}
          value={sharedBy}
          maxLength={SHARE_NAME_MAX_LENGTH}
          readOnly={isPending}
          autoComplete="name"
          onChange={(event) => setSharedBy(event.target.value)}
        />
        <div className={tiles}>
          <SelectField
            label={words.days}
            value={days}
            onChange={({ target }) => setDays(shareDays[target.selectedIndex]!)}
          >
            {shareDays.map((count) => option(count, words.daysOf[count]))}
          </SelectField>
          {offered.earlier.length > 0 && (
            <SelectField
              label={words.compared}
              value={comparedWith ?? ''}
              onChange={({ target }) => setComparedWith(target.value || null)}
            >
              <option value="">{words.comparedNone}</option>
              {offered.earlier.map(({ id: earlierId, completedAt }) =>
                option(earlierId, words.comparedSince(dateOf(completedAt))),
              )}
            </SelectField>
          )}
        </div>
        {offered.hasPlan && (
          <CheckBox checked={withPlan} onChange={setWithPlan} note={words.planNote}>
            {words.plan}
          </CheckBox>
        )}
        {offered.hasFeedback && (
          <CheckBox checked={withFeedback} onChange={setWithFeedback} note={words.feedbackNote}>
            {words.feedback}
          </CheckBox>
        )}
        <ErrorSlot error={error && failureText(error, words.failed)} />
      </div>
      <DialogFooter>
        <Button type="submit" form={form} pending={isPending} pendingLabel={words.pending}>
          {words.action}
        </Button>
      </DialogFooter>
    </Form>
  );
}

const { made: madeWords } = sharing;

export interface Made {
  linkId: string;
  name: string;
  url: string;
}

/** The address of a new link, which cannot be shown again. */
export function MadeLink({ made, onAnother }: { made: Made; onAnother: () => void }) {
  const address = useRef<HTMLInputElement>(null);

  const select = () => {
    address.current?.focus();
    address.current?.select();
    address.current?.scrollTo(0, 0);
  };
  useEffect(select, []);

  const { said, copy } = useCopy(madeWords, select);
  const send = () =>
    // Closing the share sheet without sending is not an error.
    void navigator.share({ title: madeWords.sendTitle, url: made.url }).catch(() => undefined);

  return (
    <section aria-label={madeWords.headline(made.name)} className={stack4}>
      <h3 className={h4}>{madeWords.headline(made.name)}</h3>
      <Field
        ref={address}
        label={madeWords.label}
        hint={madeWords.once}
        value={made.url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={buttons}>
        <Button onClick={() => void copy(made.url)}>{madeWords.copy}</Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={send}>
            {madeWords.send}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {madeWords.another}
        </Button>
      </div>
      <p role="status" className={`${strong} ${noRoomIfEmpty}`}>
        {said}
      </p>
    </section>
  );
}

/** The parts of these results that can be shared, and the active links. */
export const sharingOf = (id: string) =>
  queryOptions({
    queryKey: ['sharing', id],
    // A link may have been opened in the meantime.
    gcTime: 0,
    queryFn: () => readSharing(id),
  });

async function readSharing(id: string) {
  const { sendsMail } = readSettings();
  const [links, plan, history, feedback] = await asOwner(id, () =>
    Promise.all([
      client.share.list.query({ id }),
      client.plan.get.query({ id }),
      client.comparison.history.query(),
      sendsMail ? client.feedback.list.query({ id }) : null,
    ]),
  );
  return {
    links,
    hasPlan: plannedFocus(plan).length > 0,
    hasFeedback: feedback?.rounds.some(({ result }) => result !== null) ?? false,
    earlier: earlierOf(id, history),
  };
}

export type Sharing = Awaited<ReturnType<typeof readSharing>>;
type Choices = Omit<Parameters<typeof client.share.create.mutate>[0], 'id'>;

export function refreshSharing(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: sharingOf(id).queryKey });
}
