import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortEvent } from '#content/office-log.ts';
import { createNewSecret, notSaved } from '#content/office.ts';
import { MAX_ENDPOINTS } from '#domain/webhook.ts';
import { EmptyState, PageHead, OfficeSection, breakable } from '#web/office/parts/page.tsx';
import { Loaded, MutationState } from '#web/office/parts/query-state.tsx';
import {
  pauseReasonWords,
  refreshing,
  shortMoment,
  webhooks,
  type Endpoint,
  type NewSecret,
} from '#web/office/webhooks/data.ts';
import { Deliveries } from '#web/office/webhooks/deliveries.tsx';
import {
  EndpointDialogs,
  SecretDialog,
  type EndpointDialog,
} from '#web/office/webhooks/endpoint-dialogs.tsx';
import * as css from '#web/office/webhooks/webhooks.css.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { danger, h4, mayBreak, medium, muted, smallSize } from '#web/ui/text.css.ts';
import { cluster3, inside4, lineAbove, middle, shrinks, stack3 } from '#web/ui/layout.css.ts';

export function WebhooksPage() {
  const query = useQuery(webhooks.endpoints.queryOptions());
  const [asked, setAsked] = useState<EndpointDialog | null>(null);
  const [made, setMade] = useState<NewSecret | null>(null);
  const isFull = (query.data?.endpoints.length ?? 0) >= MAX_ENDPOINTS;
  return (
    <>
      <PageHead
        title="Webhooks"
        lead="Notify other programs, such as a client list or a newsletter, when something happens to an assessment or its data."
        actions={
          <Button
            aria-disabled={isFull || query.data === undefined}
            onClick={() => setAsked({ kind: 'edit' })}
          >
            Add endpoint
          </Button>
        }
      />
      {isFull && (
        <p className={`${smallSize} ${muted}`}>
          {MAX_ENDPOINTS} endpoints is the maximum. Delete one to add another.
        </p>
      )}
      <Loaded query={query} what="the endpoints">
        {({ endpoints }) =>
          endpoints.length === 0 ? (
            <NoEndpoints />
          ) : (
            <>
              <OfficeSection title="Endpoints">
                <ul role="list">
                  {endpoints.map((endpoint) => (
                    <EndpointCard key={endpoint.id} endpoint={endpoint} onAsk={setAsked} />
                  ))}
                </ul>
              </OfficeSection>
              <Deliveries endpoints={endpoints} />
            </>
          )
        }
      </Loaded>
      {asked && (
        <EndpointDialogs
          asked={asked}
          onClose={() => setAsked(null)}
          onSecret={(secret) => {
            setAsked(null);
            setMade(secret);
          }}
        />
      )}
      {made && <SecretDialog {...made} onClose={() => setMade(null)} />}
    </>
  );
}

function NoEndpoints() {
  return (
    <EmptyState title="No endpoints yet">
      <div className={stack3}>
        <p>
          Endpoints are optional. They tell other programs what happens here: your client list adds
          someone who left an email, or your phone gets a message when someone completes an
          assessment.
        </p>
        <p>
          To begin, get a webhook URL from the other program and add it here. Then copy the secret
          shown here into that program. If someone else sets it up for you, the person who runs this
          site can give them docs/webhooks.md, which describes the events.
        </p>
      </div>
    </EmptyState>
  );
}

/** What a button opens, its label, and for assistive technology what it says before the host. */
const quietActions = [
  ['edit', 'Edit', 'Edit'],
  ['secret', createNewSecret, `${createNewSecret} for`],
  ['delete', 'Delete', 'Delete'],
] as const;

interface EndpointCardProps {
  endpoint: Endpoint;
  onAsk: (dialog: EndpointDialog) => void;
}

function EndpointCard({ endpoint, onAsk }: EndpointCardProps) {
  const { id, url, events, offReason, failingSince, previousSecretUntil } = endpoint;
  const test = useMutation(webhooks.test.mutationOptions(refreshing));
  const update = useMutation(webhooks.update.mutationOptions(refreshing));
  const isOn = offReason === null;
  const isFailing = isOn && failingSince !== null;
  const { host } = new URL(url);
  const wasStopped = offReason !== null && offReason !== 'office';
  return (
    <li className={`${stack3} ${lineAbove} ${inside4}`}>
      <div className={`${cluster3} ${middle}`}>
        <h3 className={`${h4} ${shrinks} ${mayBreak}`}>{breakable(host)}</h3>
        {isOn ? (
          <Badge tone={isFailing ? 'red' : 'green'}>{isFailing ? 'Failing' : 'Active'}</Badge>
        ) : (
          <Badge tone={wasStopped ? 'red' : 'neutral'}>Paused</Badge>
        )}
      </div>
      <p className={`${smallSize} ${mayBreak}`}>{breakable(url)}</p>
      <p className={`${smallSize} ${muted}`}>{`Events: ${events.map(shortEvent).join(', ')}`}</p>
      {!isOn && (
        <p className={wasStopped ? `${danger} ${medium}` : `${smallSize} ${muted}`}>
          {pauseReasonWords[offReason]}
        </p>
      )}
      {isFailing && (
        <p
          className={`${danger} ${medium}`}
        >{`No delivery has succeeded since ${shortMoment(failingSince)}. Retries continue.`}</p>
      )}
      {previousSecretUntil !== null && (
        <p
          className={`${smallSize} ${muted}`}
        >{`The previous secret works until ${shortMoment(previousSecretUntil)}.`}</p>
      )}
      <div className={`${cluster3} ${middle}`}>
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
        <div className={css.quiet}>
          {quietActions.map(([kind, label, before]) => (
            <Button
              key={kind}
              variant="quiet"
              aria-label={`${before} ${host}`}
              onClick={() => onAsk({ kind, endpoint })}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <MutationState
        mutation={update.status === 'error' ? update : test}
        saving="Sending…"
        saved="Test event sent. See below whether it arrived."
        failed={
          update.status === 'error' ? notSaved : 'The test event was not sent. Please try again.'
        }
      />
    </li>
  );
}
