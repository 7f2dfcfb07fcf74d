import { useId, useState } from 'react';
import { createNewSecret, notSaved } from '#content/office.ts';
import {
  SECRET_OVERLAP_HOURS,
  WEBHOOK_URL_MAX_LENGTH,
  webhookUrlProblem,
} from '#domain/webhook.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorSlot, Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Confirm } from '#web/lib/confirm.tsx';
import { failureText } from '#web/lib/api-error.ts';
import {
  shortMoment,
  useCreateEndpoint,
  useDeleteEndpoint,
  useNewSecret,
  useUpdateEndpoint,
  type Endpoint,
  type NewSecret,
} from './data.ts';
import { events as allEvents, webhookEvents, type WebhookEvent } from '#domain/events.ts';
import * as css from './webhooks.css.ts';
import * as text from '#web/ui/text.css.ts';
import { below3, stack1, stack5 } from '#web/ui/layout.css.ts';

/** The open dialog, and its endpoint. */
export type EndpointDialog =
  | { kind: 'add' }
  | { kind: 'change' | 'secret' | 'delete'; endpoint: Endpoint };

interface DialogsProps {
  asked: EndpointDialog | null;
  onClose: () => void;
  onSecret: (made: NewSecret) => void;
}

export function EndpointDialogs({ asked, onClose, onSecret }: DialogsProps) {
  const close = { onClose };
  if (!asked) return null;
  if (asked.kind === 'add') return <AddDialog {...close} onSecret={onSecret} />;
  const about = { ...close, endpoint: asked.endpoint };
  if (asked.kind === 'change') return <ChangeDialog {...about} />;
  if (asked.kind === 'secret') return <NewSecretDialog {...about} onSecret={onSecret} />;
  return <DeleteDialog {...about} />;
}

type OnSecret = Pick<DialogsProps, 'onClose' | 'onSecret'>;
type About = Pick<DialogsProps, 'onClose'> & { endpoint: Endpoint };

function AddDialog({ onClose, onSecret }: OnSecret) {
  const create = useCreateEndpoint();
  return (
    <Dialog open onClose={onClose} busy={create.isPending} title="Add endpoint">
      <EndpointForm
        initial={{ url: '', events: [] }}
        action="Add endpoint"
        pending={create.isPending}
        failure={create.error}
        onSave={(values) => create.mutate(values, { onSuccess: onSecret })}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function ChangeDialog({ endpoint, onClose }: About) {
  const update = useUpdateEndpoint();
  return (
    <Dialog open onClose={onClose} busy={update.isPending} title="Edit endpoint">
      <EndpointForm
        initial={endpoint}
        action="Save endpoint"
        pending={update.isPending}
        failure={update.error}
        onSave={(values) => update.mutate({ id: endpoint.id, ...values }, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function NewSecretDialog({ endpoint, onClose, onSecret }: About & OnSecret) {
  const [endsPrevious, setEndsPrevious] = useState(false);
  const renew = useNewSecret();
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

function DeleteDialog({ endpoint, onClose }: About) {
  const remove = useDeleteEndpoint();
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

/** Shows a new secret, the only time that this is possible. */
export function SecretDialog({ made, onClose }: { made: NewSecret | null; onClose: () => void }) {
  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      title="Signing secret"
      description="It is shown only once. Enter it in the other program, where it is often called “signing secret”. That program uses it to check that an event is from you."
    >
      {made && <Secret made={made} onClose={onClose} />}
    </Dialog>
  );
}

function Secret({ made: { endpoint, secret }, onClose }: { made: NewSecret; onClose: () => void }) {
  const [copied, setCopied] = useState('');
  const { previousSecretUntil: until } = endpoint;
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('Copied.'),
      () => setCopied('The secret could not be copied. Select it and copy it yourself.'),
    );
  return (
    <>
      <div className={stack5}>
        <div>
          <p className={css.exact}>{secret}</p>
          <p role="status" className={`${text.smallSize} ${text.muted}`}>
            {copied}
          </p>
        </div>
        {until !== null && (
          <p>{`The previous secret works until ${shortMoment(until)}. Enter the new one in the other program by then.`}</p>
        )}
      </div>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
        <Button onClick={() => void copy()} data-autofocus>
          Copy secret
        </Button>
      </DialogFooter>
    </>
  );
}

interface EndpointValues {
  url: string;
  events: WebhookEvent[];
}

interface EndpointFormProps {
  initial: EndpointValues;
  action: string;
  pending: boolean;
  failure: unknown;
  onSave: (values: EndpointValues) => void;
  onCancel: () => void;
}

/** The address of an endpoint, and its events. */
function EndpointForm({ initial, action, pending, failure, ...on }: EndpointFormProps) {
  const form = useId();
  const [url, setUrl] = useState(initial.url);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(initial.events);
  const [isChecked, setIsChecked] = useState(false);
  // The server checks that the address is public, since test setups allow others.
  const urlProblem = isChecked ? webhookUrlProblem(url, true) : null;
  const eventsProblem = isChecked && events.length === 0;
  const failed = failure ? failureText(failure, notSaved) : undefined;

  const submit = () => {
    setIsChecked(true);
    if (webhookUrlProblem(url, true) !== null || events.length === 0) return;
    on.onSave({ url: url.trim(), events: [...events] });
  };

  return (
    <Form id={form} busy={pending} onSubmit={submit}>
      <div className={stack5}>
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
          error={urlProblem ?? failed}
          onChange={(event) => setUrl(event.target.value)}
        />
        <fieldset className={stack1}>
          <legend className={`${text.label} ${below3}`}>Send when</legend>
          <ErrorSlot error={eventsProblem ? 'Choose at least one event.' : null} />
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
      </div>
      <DialogFooter>
        <Button variant="secondary" aria-disabled={pending} onClick={on.onCancel}>
          Cancel
        </Button>
        <Button type="submit" form={form} pending={pending}>
          {action}
        </Button>
      </DialogFooter>
    </Form>
  );
}
