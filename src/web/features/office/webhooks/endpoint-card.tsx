import { Actions } from '#web/features/office/parts/actions.tsx';
import { SaveState } from '#web/features/office/parts/save-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { h4 } from '#web/ui/text.css.ts';
import { useTest, useUpdateEndpoint, type Endpoint } from './data.ts';
import type { EndpointDialog } from './endpoint-dialogs.tsx';
import * as css from './webhooks.css.ts';
import { offWords, shortEvent, shortMoment } from './words.ts';

interface EndpointCardProps {
  endpoint: Endpoint;
  onAsk: (dialog: EndpointDialog) => void;
}

export function EndpointCard({ endpoint, onAsk }: EndpointCardProps) {
  const { id, url, events, offReason, failingSince, previousSecretUntil } = endpoint;
  const test = useTest();
  const update = useUpdateEndpoint();
  const isOn = offReason === null;
  const { host } = new URL(url);
  const wasStopped = offReason !== null && offReason !== 'office';
  return (
    <li className={css.endpoint}>
      <div className={css.headline}>
        <h3 className={`${h4} ${css.host}`}>{host}</h3>
        <Badge tone={isOn ? 'green' : wasStopped ? 'red' : 'neutral'}>
          {isOn ? 'Active' : 'Paused'}
        </Badge>
      </div>
      <p className={css.address}>{url}</p>
      <p className={css.facts}>Events: {events.map(shortEvent).join(', ')}</p>
      {!isOn && <p className={wasStopped ? css.warning : css.facts}>{offWords[offReason]}</p>}
      {isOn && failingSince !== null && (
        <p className={css.warning}>
          No delivery has succeeded since {shortMoment(failingSince)}. Retries continue.
        </p>
      )}
      {previousSecretUntil !== null && (
        <p className={css.facts}>
          The previous secret works until {shortMoment(previousSecretUntil)}.
        </p>
      )}
      <Actions>
        {isOn && (
          <Button
            variant="secondary"
            pending={test.isPending}
            aria-label={`Send test event to ${host}`}
            onClick={() => test.mutate({ id })}
          >
            Send test event
          </Button>
        )}
        <Button
          variant="secondary"
          pending={update.isPending}
          aria-label={`${isOn ? 'Pause' : 'Resume'} ${host}`}
          onClick={() => update.mutate({ id, isOn: !isOn })}
        >
          {isOn ? 'Pause' : 'Resume'}
        </Button>
        <Button
          variant="quiet"
          aria-label={`Edit ${host}`}
          onClick={() => onAsk({ kind: 'change', endpoint })}
        >
          Edit
        </Button>
        <Button
          variant="quiet"
          aria-label={`New secret for ${host}`}
          onClick={() => onAsk({ kind: 'secret', endpoint })}
        >
          New secret
        </Button>
        <Button
          variant="quiet"
          aria-label={`Delete ${host}`}
          onClick={() => onAsk({ kind: 'delete', endpoint })}
        >
          Delete
        </Button>
      </Actions>
      <div className={css.said}>
        <SaveState
          mutation={update.status === 'error' ? update : test}
          saved="Test event sent. See below whether it arrived."
        />
      </div>
    </li>
  );
}
