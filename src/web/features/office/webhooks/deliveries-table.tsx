import { DataTable, type Column } from '#web/features/office/parts/data-table.tsx';
import type { Delivery, Endpoint } from './data.ts';
import { StateBadge } from './state-badge.tsx';
import * as css from './webhooks.css.ts';
import { shortEvent, shortMoment } from './words.ts';

interface DeliveriesTableProps {
  deliveries: readonly Delivery[];
  endpoints: readonly Endpoint[];
  onShow: (id: string) => void;
}

export function DeliveriesTable({ deliveries, endpoints, onShow }: DeliveriesTableProps) {
  const hosts = new Map(endpoints.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <DataTable
      caption="Deliveries"
      rows={deliveries}
      rowKey={({ id }) => id}
      columns={[
        { title: 'Event', cell: (delivery) => eventCell(delivery, onShow) },
        { title: 'Sent to', cell: ({ endpointId }) => hosts.get(endpointId) ?? '–' },
        ...columns,
      ]}
    />
  );
}

const columns: readonly Column<Delivery>[] = [
  { title: 'Status', cell: ({ state }) => <StateBadge state={state} /> },
  { title: 'Time', cell: ({ createdAt }) => shortMoment(createdAt) },
  { title: 'Attempts', cell: ({ attempts }) => attempts, isFigure: true },
  { title: 'Error', cell: ({ lastError }) => lastError ?? '–' },
];

const eventCell = ({ id, event, createdAt }: Delivery, onShow: (id: string) => void) => (
  <button
    type="button"
    className={css.cellLink}
    aria-label={`${shortEvent(event)}, ${shortMoment(createdAt)}: show details`}
    onClick={() => onShow(id)}
  >
    {shortEvent(event)}
  </button>
);
