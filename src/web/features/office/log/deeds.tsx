import type { ReactNode } from 'react';
import { deedWords, officePeople } from '#content/office-people.ts';
import { DataTable, type Column } from '#web/features/office/parts/data-table.tsx';

interface Deed {
  id: string;
  happenedAt: string;
  who: string;
  what: string;
  detail: Record<string, unknown>;
}

const { columns: titles } = officePeople.log;
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface DeedsProps<Row extends Deed> {
  deeds: readonly Row[];
  /** Where they are not all about the same person. */
  whom?: (deed: Row) => ReactNode;
}

/** What was done in the office: who, when, what. */
export function Deeds<Row extends Deed>({ deeds, whom }: DeedsProps<Row>) {
  const ofWhom: Column<Row>[] = whom ? [{ title: titles.whom, cell: whom }] : [];
  return (
    <DataTable
      caption={officePeople.log.table}
      rows={deeds}
      rowKey={({ id }) => id}
      columns={[
        { title: titles.what, cell: ({ what }) => deedWords(what) },
        ...ofWhom,
        { title: titles.when, cell: ({ happenedAt }) => moment.format(new Date(happenedAt)) },
        { title: titles.who, cell: ({ who }) => who || '–' },
        { title: titles.detail, cell: ({ detail }) => detailText(detail) || '–' },
      ]}
    />
  );
}

/** `rows: 1204, state: client` */
function detailText(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
