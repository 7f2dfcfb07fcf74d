import { officePeople } from '#content/office-people.ts';
import { yourData } from '#content/your-data.ts';
import { DataTable } from '#web/features/office/parts/data-table.tsx';
import { Part } from '#web/features/office/parts/part.tsx';
import { shortDate } from '#web/lib/short-date.ts';
import type { Person } from './people-query.ts';

const { mails: words } = officePeople.person;

export function PersonMails({ person: { mails } }: { person: Person }) {
  return (
    <Part title={words.title}>
      {mails.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.title}
          rows={mails}
          rowKey={({ id }) => id}
          columns={[
            { title: words.kind, cell: ({ kind }) => yourData.mails.kinds[kind] },
            { title: words.state, cell: ({ state }) => yourData.mails.states[state] },
            { title: words.date, cell: ({ sentAt, createdAt }) => shortDate(sentAt ?? createdAt) },
          ]}
        />
      )}
    </Part>
  );
}
