import { useState } from 'react';
import { SECRET_OVERLAP_HOURS } from '#domain/webhook.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { footer } from '#web/ui/dialog.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
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
import { EndpointForm } from './endpoint-form.tsx';
import * as css from './webhooks.css.ts';

/** The open dialog, and its endpoint. */
export type EndpointDialog =
  { kind: 'add' } | { kind: 'change' | 'secret' | 'delete'; endpoint: Endpoint };

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
        action="Save"
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
    <Dialog
      open
      onClose={onClose}
      busy={renew.isPending}
      title="Create new secret"
      description={`The current secret also works for ${SECRET_OVERLAP_HOURS} more hours, so that you have time to change it in the other program.`}
    >
      <div className={css.stack}>
        <CheckBox checked={endsPrevious} onChange={setEndsPrevious}>
          The current secret has leaked: revoke it now
        </CheckBox>
        <Failure error={renew.error} />
        <div className={footer}>
          <Button variant="secondary" aria-disabled={renew.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            pending={renew.isPending}
            onClick={() => renew.mutate({ id: endpoint.id, endsPrevious }, { onSuccess: onSecret })}
          >
            Create secret
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function DeleteDialog({ endpoint, onClose }: About) {
  const remove = useDeleteEndpoint();
  return (
    <ConfirmDialog
      open
      title="Delete this endpoint?"
      description={`${new URL(endpoint.url).host} will get no more events. Waiting deliveries will not be sent, and the list of its deliveries will be deleted.`}
      action="Delete"
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: endpoint.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Failure error={remove.error} />
    </ConfirmDialog>
  );
}

function Failure({ error }: { error: unknown }) {
  return (
    <p role="alert" className={css.warning}>
      {error ? failureText(error, 'That did not work. Please try again.') : undefined}
    </p>
  );
}

/** Shows a new secret, the only time that this is possible. */
export function SecretDialog({ made, onClose }: { made: NewSecret | null; onClose: () => void }) {
  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      title="Signing secret"
      description="It is shown only once. Enter it in the other program, often as “signing secret”. With it, that program checks that an event comes from you."
    >
      {made && <Secret made={made} onClose={onClose} />}
    </Dialog>
  );
}

function Secret({ made: { endpoint, secret }, onClose }: { made: NewSecret; onClose: () => void }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const { previousSecretUntil: until } = endpoint;
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <div className={css.stack}>
      <div>
        <p className={css.exact}>{secret}</p>
        <p role="status" className={css.facts}>
          {copied === 'yes' && 'Copied.'}
          {copied === 'no' && 'The secret could not be copied. Select it and copy it yourself.'}
        </p>
      </div>
      {until !== null && (
        <p>The previous secret works until {shortMoment(until)}. Change it by then.</p>
      )}
      <div className={footer}>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
        <Button onClick={() => void copy()} data-autofocus>
          Copy
        </Button>
      </div>
    </div>
  );
}
