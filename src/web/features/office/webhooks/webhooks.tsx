import { useState } from 'react';
import { MAX_ENDPOINTS } from '#domain/webhook.ts';
import { EmptyState } from '#web/features/office/parts/empty-state.tsx';
import { Loaded } from '#web/features/office/parts/loaded.tsx';
import { PageHead } from '#web/features/office/parts/page-head.tsx';
import { Part } from '#web/features/office/parts/part.tsx';
import { Button } from '#web/ui/button.tsx';
import { useEndpoints, type NewSecret } from './data.ts';
import { Deliveries } from './deliveries.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointDialogs, type EndpointDialog } from './endpoint-dialogs.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import * as css from './webhooks.css.ts';

/** The endpoints that are notified of events, and the deliveries to them. */
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
        lead="Notify other programs, such as a client list or a newsletter, when someone starts or completes an assessment, leaves an address, or is erased."
        actions={
          <Button
            aria-disabled={isFull || query.data === undefined}
            onClick={() => setAsked({ kind: 'add' })}
          >
            Add endpoint
          </Button>
        }
      />
      {isFull && (
        <p className={css.facts}>
          {MAX_ENDPOINTS} endpoints is the maximum. Delete one to add another.
        </p>
      )}
      <Loaded query={query} what="the endpoints">
        {({ endpoints }) =>
          endpoints.length === 0 ? (
            <NobodyTold />
          ) : (
            <>
              <Part title="Endpoints">
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

function NobodyTold() {
  return (
    <EmptyState title="No endpoints yet">
      <div className={css.tight}>
        <p>
          Endpoints are optional. They tell other programs what happens here: your client list adds
          someone who left an email, or your phone gets a message when someone completes an
          assessment.
        </p>
        <p>
          To begin, get a webhook URL from the other program and add it here. Then enter the secret
          that you get here in that program. If someone else sets it up for you, send them
          docs/webhooks.md from the source code of this site: it describes the events and how to
          check them.
        </p>
      </div>
    </EmptyState>
  );
}
