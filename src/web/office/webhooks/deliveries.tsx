import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { shortEvent } from '#content/office-log.ts';
import {
  DELIVERIES_PER_PAGE,
  deliveryStates,
  MAX_DELIVERIES_PAGE,
  type DeliveryState,
} from '#domain/webhook.ts';
import { queryClient } from '#web/lib/trpc.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { address } from '#web/office/parts/data-table.css.ts';
import { DataTable, type Column } from '#web/office/parts/data-table.tsx';
import { FilterBar } from '#web/office/parts/filter-bar.tsx';
import { Loaded, MutationState } from '#web/office/parts/query-state.tsx';
import { breakable, EmptyState, FactList, OfficeSection, Paged } from '#web/office/parts/page.tsx';
import { useOfficeSearch } from '#web/office/parts/routing.tsx';
import {
  deliveriesOf,
  shortMoment,
  stateWords,
  webhooks,
  type Delivery,
  type Endpoint,
} from './data.ts';
import { asBlock, stack5, whole } from '#web/ui/layout.css.ts';
import * as css from './webhooks.css.ts';

const SOON_MS = 3_000;

export function Deliveries({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const search = useOfficeSearch('/office/webhooks');
  const asked = deliveriesOf(search);
  const query = useQuery({
    ...webhooks.deliveries.queryOptions(asked),
    placeholderData: keepPreviousData,
    // Polled while a delivery is waiting, even one that the chosen status hides.
    refetchInterval: ({ state: { data } }) =>
      'state' in asked || data?.deliveries.some(({ state }) => state === 'waiting')
        ? SOON_MS
        : false,
  });
  const [shown, setShown] = useState<string | null>(null);
  const hosts = new Map(endpoints.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <OfficeSection
      title="Deliveries"
      lead="From the last 30 days, newest first. Failed deliveries are retried for about three days."
    >
      <FilterBar label="Filter deliveries" values={{ ...search }}>
        <SelectField name="endpoint" label="Sent to">
          <option value="">Any endpoint</option>
          {[...hosts].map(([id, host]) => option(id, host))}
        </SelectField>
        <SelectField name="state" label="Status">
          <option value="">Any</option>
          {deliveryStates.map((state) => option(state, stateWords[state]))}
        </SelectField>
      </FilterBar>
      <Loaded query={query} what="the deliveries">
        {({ deliveries, total }) => (
          <Paged
            label="Deliveries"
            page={asked.page}
            perPage={DELIVERIES_PER_PAGE}
            shown={deliveries.length}
            total={total}
            lastPage={MAX_DELIVERIES_PAGE}
            none={
              <EmptyState
                title="No deliveries"
                text="Events sent to your endpoints appear here. Clear the filters, or send a test event above."
              />
            }
          >
            <DataTable
              caption="Deliveries"
              fitsFrom="medium"
              rows={deliveries}
              rowKey={({ id }) => id}
              columns={[
                eventColumn(setShown),
                { title: 'Sent to', cell: ({ endpointId }) => hostCell(hosts.get(endpointId)) },
                ...columns,
              ]}
            />
          </Paged>
        )}
      </Loaded>
      {shown !== null && <DeliveryDialog id={shown} hosts={hosts} onClose={() => setShown(null)} />}
    </OfficeSection>
  );
}

const hostCell = (host: string | undefined) =>
  host && <span className={address}>{breakable(host)}</span>;

const columns: readonly Column<Delivery>[] = [
  { title: 'Status', cell: ({ state }) => <StateBadge state={state} /> },
  {
    title: 'Time',
    cell: ({ createdAt }) => <span className={whole}>{shortMoment(createdAt)}</span>,
  },
  {
    title: 'Attempts',
    cell: ({ attempts }) => attempts,
    isFigure: true,
    hiddenOn: 'phones and tablets',
  },
  { title: 'Error', lineTitle: 'Error', cell: ({ lastError }) => lastError },
];

const eventColumn = (onShow: (id: string) => void): Column<Delivery> => ({
  title: 'Event',
  cell: ({ id, event, createdAt }) => (
    <button
      type="button"
      className={css.cellLink}
      aria-label={`${shortEvent(event)}, ${shortMoment(createdAt)}: show details`}
      onClick={() => onShow(id)}
    >
      {shortEvent(event)}
    </button>
  ),
});

interface DeliveryDialogProps {
  id: string;
  hosts: ReadonlyMap<string, string>;
  onClose: () => void;
}

function DeliveryDialog({ id, hosts, onClose }: DeliveryDialogProps) {
  const query = useQuery({
    ...webhooks.delivery.queryOptions({ id }),
    // Every read is recorded in the audit log.
    refetchOnMount: false,
    gcTime: 0,
  });
  const replay = useMutation(
    webhooks.replay.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: webhooks.deliveries.pathKey() }),
    }),
  );
  return (
    <Dialog open onClose={onClose} title="Delivery" size="lg">
      <Loaded query={query} what="the delivery">
        {(delivery) => (
          <div className={stack5}>
            <FactList
              facts={[
                { term: 'Event', value: shortEvent(delivery.event) },
                { term: 'Status', value: <StateBadge state={delivery.state} /> },
                { term: 'Sent to', value: hostCell(hosts.get(delivery.endpointId)) },
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
              <p>Delivered. Its content was deleted because it named an erased contact.</p>
            ) : (
              // Focusable, so that the keyboard can scroll a long payload.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              <pre className={css.exact} tabIndex={0} aria-label="Content">
                {indented(delivery.payload).map((line, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the lines do not change
                  <span key={place} className={asBlock} style={hanging(line)}>
                    {line}
                  </span>
                ))}
              </pre>
            )}
            <MutationState
              mutation={replay}
              saving="Sending…"
              failed="Not sent. Please try again."
              saved="Sent again with the same ID."
            />
            <DialogFooter>
              <Button variant="secondary" onClick={onClose}>
                Close
              </Button>
              {delivery.payload !== null && (
                <Button pending={replay.isPending} onClick={() => replay.mutate({ id })}>
                  Send again
                </Button>
              )}
            </DialogFooter>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Indented for reading; it is sent as one line. */
const indented = (payload: string) => JSON.stringify(JSON.parse(payload), null, 2).split('\n');

/** What does not fit its line continues below its beginning. */
function hanging(line: string): CSSProperties {
  const indent = `${line.search(/\S/) + 2}ch`;
  return { paddingInlineStart: indent, textIndent: `-${indent}` };
}

const tones = { waiting: 'yellow', delivered: 'green', failed: 'red' } as const;

const StateBadge = ({ state }: { state: DeliveryState }) => (
  <Badge tone={tones[state]}>{stateWords[state]}</Badge>
);
