import type { ReactNode } from 'react';
import { actionName, detailWords, officeLog } from '#content/office-log.ts';
import { DataTable, type Column } from './parts/data-table.tsx';

interface AuditEntry {
  id: string;
  happenedAt: string;
  who: string;
  what: string;
  detail: Record<string, unknown>;
}

const { columns: titles } = officeLog;
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface AuditLogProps<Row extends AuditEntry> {
  entries: readonly Row[];
  /** Given where the entries are about different people. */
  whom?: (entry: Row) => ReactNode;
}

/** The audit log of the office: who did what, and when. */
export function AuditLog<Row extends AuditEntry>({ entries, whom }: AuditLogProps<Row>) {
  const ofWhom: Column<Row>[] = whom ? [{ title: titles.whom, cell: whom }] : [];
  return (
    <DataTable
      caption={officeLog.table}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { title: titles.what, cell: ({ what }) => actionName(what) },
        ...ofWhom,
        { title: titles.when, cell: ({ happenedAt }) => moment.format(new Date(happenedAt)) },
        { title: titles.who, cell: ({ who }) => who || '–' },
        { title: titles.detail, cell: ({ detail }) => detailWords(detail) || '–' },
      ]}
    />
  );
}
