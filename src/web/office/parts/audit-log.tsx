import type { ReactNode } from 'react';
import { actionName, detailWords, officeLog } from '#content/office-log.ts';
import * as css from './data-table.css.ts';
import { DataTable, type Column } from './data-table.tsx';
import { breakable } from './page.tsx';

interface AuditEntry {
  id: string;
  happenedAt: string;
  who: string;
  what: string;
  detail: Record<string, unknown>;
}

const { columns: titles } = officeLog;
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const action: Column<AuditEntry> = {
  title: titles.what,
  cell: ({ what, detail }) => (
    <>
      <span>{actionName(what)}</span>
      <span className={css.beneath}>{detailWords(detail)}</span>
    </>
  ),
};

const when: Column<AuditEntry> = {
  title: titles.when,
  cell: ({ who, happenedAt }) => (
    <span className={css.stamp}>
      <span>{moment.format(new Date(happenedAt))}</span>
      {who && (
        <span className={css.beneath}>
          {officeLog.by}&nbsp;<span>{breakable(who)}</span>
        </span>
      )}
    </span>
  ),
};

const ofWhom = <Row extends AuditEntry>(whom: (entry: Row) => ReactNode): Column<Row> => ({
  title: titles.whom,
  cell: (entry) => {
    const name = whom(entry);
    return name && <span className={css.address}>{name}</span>;
  },
});

interface AuditLogProps<Row extends AuditEntry> {
  entries: readonly Row[];
  /** Given where the entries are about different people. */
  whom?: (entry: Row) => ReactNode;
}

export function AuditLog<Row extends AuditEntry>({ entries, whom }: AuditLogProps<Row>) {
  return (
    <DataTable
      caption={officeLog.table}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[action, ...(whom ? [ofWhom(whom)] : []), when]}
      fitsFrom={whom ? 'medium' : 'small'}
    />
  );
}
