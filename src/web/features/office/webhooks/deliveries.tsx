import { useState } from 'react';
import { DELIVERIES_PER_PAGE, deliveryStates, MAX_DELIVERIES_PAGE } from '#domain/webhook.ts';
import { EmptyState } from '#web/features/office/parts/empty-state.tsx';
import { FilterBar } from '#web/features/office/parts/filter-bar.tsx';
import { Loaded } from '#web/features/office/parts/loaded.tsx';
import { Pager } from '#web/features/office/parts/pager.tsx';
import { Part } from '#web/features/office/parts/part.tsx';
import { useWebhooksSearch } from '#web/features/office/parts/routing.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { deliveriesOf, useDeliveries, type Endpoint } from './data.ts';
import { DeliveriesTable } from './deliveries-table.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { stateWords } from './words.ts';

/** The deliveries of the last days and their status. */
export function Deliveries({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const search = useWebhooksSearch();
  const query = useDeliveries(search);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Part
      title="Deliveries"
      lead="From the last 30 days, newest first. Failed deliveries are retried for about three days."
    >
      <FilterBar label="Filter deliveries" values={{ ...search }}>
        <SelectField name="endpoint" label="Sent to">
          <option value="">Any endpoint</option>
          {endpoints.map(({ id, url }) => (
            <option key={id} value={id}>
              {new URL(url).host}
            </option>
          ))}
        </SelectField>
        <SelectField name="state" label="Status">
          <option value="">Any</option>
          {deliveryStates.map((state) => (
            <option key={state} value={state}>
              {stateWords[state]}
            </option>
          ))}
        </SelectField>
      </FilterBar>
      <Loaded query={query} what="the deliveries">
        {({ deliveries, total }) =>
          deliveries.length === 0 ? (
            <EmptyState title="No deliveries">
              <p>Events sent to your endpoints appear here. To begin, send a test event above.</p>
            </EmptyState>
          ) : (
            <>
              <DeliveriesTable deliveries={deliveries} endpoints={endpoints} onShow={setShown} />
              <Parts page={deliveriesOf(search).page} shown={deliveries.length} total={total} />
            </>
          )
        }
      </Loaded>
      <DeliveryDialog id={shown} onClose={() => setShown(null)} />
    </Part>
  );
}

function Parts({ page, shown, total }: { page: number; shown: number; total: number }) {
  const before = (page - 1) * DELIVERIES_PER_PAGE;
  return (
    <Pager
      label="Deliveries"
      summary={`${before + 1} to ${before + shown} of ${total.toLocaleString('en')}`}
      previous={page > 1 ? { page: page > 2 ? String(page - 1) : undefined } : undefined}
      next={
        before + shown < total && page < MAX_DELIVERIES_PAGE
          ? { page: String(page + 1) }
          : undefined
      }
    />
  );
}
