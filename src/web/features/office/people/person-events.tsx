import { officePeople } from '#content/office-people.ts';
import { Deeds } from '#web/features/office/log/deeds.tsx';
import { Part } from '#web/features/office/parts/part.tsx';
import type { Person } from './people-query.ts';

const { events: words } = officePeople.person;

export function PersonEvents({ person: { events } }: { person: Person }) {
  return (
    <Part title={words.title}>
      {events.length === 0 ? <p>{words.none}</p> : <Deeds deeds={events} />}
    </Part>
  );
}
