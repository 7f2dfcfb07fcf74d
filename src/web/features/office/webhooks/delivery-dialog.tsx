import { FactList } from '#web/features/office/parts/fact-list.tsx';
import { Loaded } from '#web/features/office/parts/loaded.tsx';
import { SaveState } from '#web/features/office/parts/save-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { footer } from '#web/ui/dialog.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDelivery, useReplay } from './data.ts';
import { StateBadge } from './state-badge.tsx';
import * as css from './webhooks.css.ts';
import { shortMoment } from './words.ts';

/** One delivery: its content, its status, and a button that sends it again. */
export function DeliveryDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <Dialog open={id !== null} onClose={onClose} title="Delivery" size="lg">
      {id !== null && <Message id={id} onClose={onClose} />}
    </Dialog>
  );
}

function Message({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useDelivery(id);
  const replay = useReplay();
  return (
    <Loaded query={query} what="the delivery">
      {(delivery) => (
        <div className={css.stack}>
          <FactList
            facts={[
              { term: 'Event', value: delivery.event },
              { term: 'Status', value: <StateBadge state={delivery.state} /> },
              { term: 'Time', value: shortMoment(delivery.createdAt) },
              { term: 'Attempts', value: delivery.attempts },
              { term: 'Last attempt', value: delivery.triedAt && shortMoment(delivery.triedAt) },
              {
                term: 'Next attempt',
                value: delivery.nextAttemptAt && shortMoment(delivery.nextAttemptAt),
              },
              { term: 'Last response', value: delivery.lastError ?? delivery.lastStatus },
              { term: 'ID (webhook-id)', value: delivery.id },
            ]}
          />
          {delivery.payload === null ? (
            <p>Delivered. Its content was deleted because it named someone who was erased.</p>
          ) : (
            // It can be longer than its box: then the keyboard scrolls it, too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={css.exact} tabIndex={0} aria-label="Content">
              {indented(delivery.payload)}
            </pre>
          )}
          <div className={css.said}>
            <SaveState mutation={replay} saved="Sent again with the same ID." />
          </div>
          <div className={footer}>
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
            {delivery.payload !== null && (
              <Button pending={replay.isPending} onClick={() => replay.mutate({ id })}>
                Send again
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** Indented for reading; it is sent as one line. */
const indented = (payload: string) => JSON.stringify(JSON.parse(payload), null, 2);
