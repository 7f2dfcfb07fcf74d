import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { footer } from '#web/ui/dialog.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { NewSecret } from './data.ts';
import * as css from './webhooks.css.ts';
import { shortMoment } from './words.ts';

/** The one time that a secret is seen. */
export function SecretDialog({ made, onClose }: { made: NewSecret | null; onClose: () => void }) {
  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      title="The secret of this endpoint"
      description="It is shown this once. Enter it in the other program, often under the name “signing secret”: by it that program knows that a message is yours."
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
          {copied === 'no' && 'It could not be copied: select it, and copy it yourself.'}
        </p>
      </div>
      {until !== null && (
        <p>The secret so far goes on being good until {shortMoment(until)}: change it by then.</p>
      )}
      <div className={footer}>
        <Button variant="secondary" onClick={() => void copy()} data-autofocus>
          Copy
        </Button>
        <Button onClick={onClose}>I have it</Button>
      </div>
    </div>
  );
}
