import { useState } from 'react';
import { MAX_ENDPOINTS } from '#domain/webhook.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { h4 } from '#web/ui/text.css.ts';
import { Loaded, MutationState } from '#web/features/office/parts/query-state.tsx';
import { Actions, EmptyState, PageHead, Part } from '#web/features/office/parts/page.tsx';
import {
  offWords,
  shortEvent,
  shortMoment,
  useEndpoints,
  useTest,
  useUpdateEndpoint,
  type Endpoint,
  type NewSecret,
} from './data.ts';
import { Deliveries } from './deliveries.tsx';
import { EndpointDialogs, SecretDialog, type EndpointDialog } from './endpoint-dialogs.tsx';
import * as css from './webhooks.css.ts';

/** The webhook endpoints, and their deliveries. */
export function Webhooks() {
  const query = useEndpoints();
  const [asked, setAsked] = useState<EndpointDialog | null>(null);
  const [made, setMade] = useState<NewSecret | null>(null);
  const isFull = (query.data?.endpoints.length ?? 0) >= MAX_ENDPOINTS;
  const close = () => setAsked(null);
  return (
    <>
      <PageHead
        title="Webhooks"
        lead="Other programs that you use, such as a list of clients or a newsletter, can be told by themselves when somebody begins or completes an assessment, gives an address, or is erased."
        actions={
          <Button
            aria-disabled={isFull || query.data === undefined}
            onClick={() => setAsked({ kind: 'add' })}
          >
            Add an endpoint
          </Button>
        }
      />
      {isFull && <p className={css.facts}>There are {MAX_ENDPOINTS}, and may be no more.</p>}
      <Loaded query={query} what="the endpoints">
        {({ endpoints }) =>
          endpoints.length === 0 ? (
            <NoEndpoints />
          ) : (
            <>
              <Part title="Who is told">
                <ul className={css.list}>
                  {endpoints.map((endpoint) => (
                    <EndpointCard key={endpoint.id} endpoint={endpoint} onAsk={setAsked} />
                  ))}
                </ul>
              </Part>
              <Deliveries endpoints={endpoints} />
            </>
          )
        }
      </Loaded>
      <EndpointDialogs
        asked={asked}
        onClose={close}
        onSecret={(secret) => {
          close();
          setMade(secret);
        }}
      />
      <SecretDialog made={made} onClose={() => setMade(null)} />
    </>
  );
}

function NoEndpoints() {
  return (
    <EmptyState title="No other program is told of anything">
      <div className={css.tight}>
        <p>
          You do not need this to use the office. It is for programs that should know by themselves
          what happens here: your list of clients adds somebody who gave an address, or a message
          comes to your phone when an assessment is completed.
        </p>
        <p>
          The other program gives you an address to send to. You add it here, and get a secret that
          you enter there. If somebody else sets that program up for you, pass this on to them: what
          is sent, and how to check it, stands in docs/webhooks.md beside the program of this site.
        </p>
      </div>
    </EmptyState>
  );
}

interface EndpointCardProps {
  endpoint: Endpoint;
  onAsk: (dialog: EndpointDialog) => void;
}

function EndpointCard({ endpoint, onAsk }: EndpointCardProps) {
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
        <Badge tone={isOn ? 'green' : wasStopped ? 'red' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
      </div>
      <p className={css.address}>{url}</p>
      <p className={css.facts}>Told of: {events.map(shortEvent).join(', ')}</p>
      {!isOn && <p className={wasStopped ? css.warning : css.facts}>{offWords[offReason]}</p>}
      {isOn && failingSince !== null && (
        <p className={css.warning}>
          Nothing has arrived there since {shortMoment(failingSince)}. It is tried again and again.
        </p>
      )}
      {previousSecretUntil !== null && (
        <p className={css.facts}>
          The secret before this one is good until {shortMoment(previousSecretUntil)}.
        </p>
      )}
      <Actions>
        {isOn && (
          <Button
            variant="secondary"
            pending={test.isPending}
            aria-label={`Send a test to ${host}`}
            onClick={() => test.mutate({ id })}
          >
            Send a test
          </Button>
        )}
        <Button
          variant="secondary"
          pending={update.isPending}
          aria-label={`Switch ${isOn ? 'off' : 'on'} ${host}`}
          onClick={() => update.mutate({ id, isOn: !isOn })}
        >
          Switch {isOn ? 'off' : 'on'}
        </Button>
        <Button
          variant="quiet"
          aria-label={`Change ${host}`}
          onClick={() => onAsk({ kind: 'change', endpoint })}
        >
          Change
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
        <MutationState
          mutation={update.status === 'error' ? update : test}
          saved="A test is on its way: see below whether it arrived."
        />
      </div>
    </li>
  );
}
