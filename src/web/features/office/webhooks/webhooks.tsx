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

/** Which other programs are told of what happens here, and what became of it. */
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
            <NobodyTold />
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

function NobodyTold() {
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
