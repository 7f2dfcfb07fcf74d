import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createNewSecret, notSaved } from '#content/office.ts';
import {
  SECRET_OVERLAP_HOURS,
  WEBHOOK_URL_MAX_LENGTH,
  webhookUrlProblem,
} from '#domain/webhook.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSlot, Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Confirm } from '#web/lib/confirm.tsx';
import { failureText } from '#web/lib/api-error.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { refreshing, shortMoment, webhooks, type Endpoint, type NewSecret } from './data.ts';
import { events as allEvents, webhookEvents, type WebhookEvent } from '#domain/events.ts';
import * as css from './webhooks.css.ts';
import * as text from '#web/ui/text.css.ts';
import { below3, stack1, stack5 } from '#web/ui/layout.css.ts';

/** The open dialog, and its endpoint; without one, it adds one. */
export interface EndpointDialog {
  kind: 'edit' | 'secret' | 'delete';
  endpoint?: Endpoint;
}

interface On {
  onClose: () => void;
  onSecret: (made: NewSecret) => void;
}

export function EndpointDialogs({ asked, ...on }: On & { asked: EndpointDialog }) {
  const { kind, endpoint } = asked;
  if (kind === 'edit' || !endpoint) return <EditDialog endpoint={endpoint} {...on} />;
  return kind === 'secret' ? (
    <NewSecretDialog endpoint={endpoint} {...on} />
  ) : (
    <DeleteDialog endpoint={endpoint} onClose={on.onClose} />
  );
}

function EditDialog({ endpoint, onClose, onSecret }: On & { endpoint: Endpoint | undefined }) {
  const form = useId();
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(endpoint?.events ?? []);
  const [isChecked, setIsChecked] = useState(false);
  const create = useMutation(webhooks.create.mutationOptions(refreshing));
  const update = useMutation(webhooks.update.mutationOptions(refreshing));
  const { isPending, error } = endpoint ? update : create;
  // The server checks that the address is public, since test setups allow others.
  const urlProblem = webhookUrlProblem(url, true);
  const failed = error ? failureText(error, notSaved) : undefined;

  const submit = () => {
    setIsChecked(true);
    if (urlProblem !== null || events.length === 0) return;
    const values = { url: url.trim(), events: [...events] };
    if (endpoint) update.mutate({ id: endpoint.id, ...values }, { onSuccess: onClose });
    else create.mutate(values, { onSuccess: onSecret });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={isPending}
      title={endpoint ? 'Edit endpoint' : 'Add endpoint'}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={isPending}>
            {endpoint ? 'Save endpoint' : 'Add endpoint'}
          </Button>
        </>
      }
    >
      <Form id={form} className={stack5} busy={isPending} onSubmit={submit}>
        <Field
          label="Endpoint URL"
          hint="The other program shows it, often called “webhook URL”. It begins with https://"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={WEBHOOK_URL_MAX_LENGTH}
          value={url}
          error={(isChecked ? urlProblem : null) ?? failed}
          onChange={(event) => setUrl(event.target.value)}
        />
        <fieldset className={stack1}>
          <legend className={`${text.label} ${below3}`}>Send when</legend>
          <ErrorSlot
            error={isChecked && events.length === 0 ? 'Choose at least one event.' : null}
          />
          {webhookEvents.map((name) => (
            <CheckBox
              key={name}
              checked={events.includes(name)}
              onChange={(isOn) =>
                setEvents(
                  webhookEvents.filter((one) => (one === name ? isOn : events.includes(one))),
                )
              }
              note={name}
            >
              {allEvents[name].webhook.when}
            </CheckBox>
          ))}
        </fieldset>
      </Form>
    </Dialog>
  );
}

function NewSecretDialog({ endpoint, onClose, onSecret }: On & { endpoint: Endpoint }) {
  const [endsPrevious, setEndsPrevious] = useState(false);
  const renew = useMutation(webhooks.rotate.mutationOptions(refreshing));
  return (
    <Confirm
      open
      variant="primary"
      words={{
        title: createNewSecret,
        description: `The current secret keeps working for ${SECRET_OVERLAP_HOURS} more hours, so you have time to change it in the other program.`,
        action: 'Create secret',
        pending: 'Creating…',
        failed: 'The secret could not be created. Please try again.',
      }}
      onConfirm={async () => onSecret(await renew.mutateAsync({ id: endpoint.id, endsPrevious }))}
      onClose={onClose}
    >
      <CheckBox checked={endsPrevious} onChange={setEndsPrevious}>
        The current secret has leaked: revoke it now
      </CheckBox>
    </Confirm>
  );
}

function DeleteDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const remove = useMutation(webhooks.delete.mutationOptions(refreshing));
  return (
    <Confirm
      open
      words={{
        title: 'Delete this endpoint?',
        description: `${new URL(endpoint.url).host} will get no more events. Waiting deliveries will not be sent, and the list of its deliveries will be deleted.`,
        action: 'Delete endpoint',
        pending: 'Deleting…',
        failed: 'The endpoint could not be deleted. Please try again.',
      }}
      onConfirm={() => remove.mutateAsync({ id: endpoint.id })}
      onClose={onClose}
    />
  );
}

const copyWords = {
  copied: 'Copied.',
  selected: 'The secret could not be copied. Select it and copy it yourself.',
};

/** Shows a new secret, the only time that this is possible. */
export function SecretDialog({ endpoint, secret, onClose }: NewSecret & Pick<On, 'onClose'>) {
  const { said, copy } = useCopy(copyWords);
  const { previousSecretUntil: until } = endpoint;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Signing secret"
      description="It is shown only once. Enter it in the other program, where it is often called “signing secret”. That program uses it to check that an event is from you."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button onClick={() => void copy(secret)} data-autofocus>
            Copy secret
          </Button>
        </>
      }
    >
      <div className={stack5}>
        <div>
          <p className={css.exact}>{secret}</p>
          <p role="status" className={`${text.smallSize} ${text.muted}`}>
            {said}
          </p>
        </div>
        {until !== null && (
          <p>{`The previous secret works until ${shortMoment(until)}. Enter the new one in the other program by then.`}</p>
        )}
      </div>
    </Dialog>
  );
}
