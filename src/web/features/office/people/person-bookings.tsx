import { officePeople } from '#content/office-people.ts';
import { DataTable } from '#web/features/office/parts/data-table.tsx';
import { Part } from '#web/features/office/parts/part.tsx';
import { shortDate } from '#web/lib/short-date.ts';
import type { Person } from './people-query.ts';

const { bookings: words } = officePeople.person;

/** What the scheduler told of; nothing where it tells nothing. */
export function PersonBookings({ person: { bookings } }: { person: Person }) {
  if (bookings.length === 0) return null;
  return (
    <Part title={words.title}>
      <DataTable
        caption={words.title}
        rows={bookings}
        rowKey={(booking) => bookings.indexOf(booking)}
        columns={[
          { title: words.booked, cell: ({ bookedOn }) => dayOf(bookedOn) ?? '–' },
          { title: words.cancelled, cell: ({ cancelledOn }) => dayOf(cancelledOn) ?? words.kept },
        ]}
      />
    </Part>
  );
}

/** A day without an hour is the same day everywhere. */
const dayOf = (day: string | null) => (day === null ? null : shortDate(`${day}T12:00:00`));
