import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { footer } from '#web/ui/dialog.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { NewSecret } from './data.ts';
import * as css from './webhooks.css.ts';
import { shortMoment } from './words.ts';

/** Shows a new secret, which is never shown again. */
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
          {copied === 'no' && 'It could not be copied. Select it and copy it yourself.'}
        </p>
      </div>
      {until !== null && (
        <p>The previous secret works until {shortMoment(until)}. Change it by then.</p>
      )}
      <div className={footer}>
        <Button variant="secondary" onClick={() => void copy()} data-autofocus>
          Copy
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}
