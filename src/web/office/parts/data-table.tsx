import type { Key, ReactNode } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './data-table.css.ts';
import { SearchLink } from './routing.tsx';
import { accent, mayBreak, visuallyHidden } from '#web/ui/text.css.ts';
import { shrinks } from '#web/ui/layout.css.ts';

export interface Column<Row> {
  title: string;
  /** Null where the row has no value: a dash in a table, nothing in lines. */
  cell: (row: Row) => ReactNode;
  /** The order by this column, as in the query: `name`, or `-name` for descending. */
  sort?: string;
  /** True if the first click sorts in descending order. */
  sortsDownFirst?: boolean;
  /** True for figures: right-aligned, and titled where the row is a few lines. */
  isFigure?: boolean;
  /** True for the value that starts the last line of a row on a phone. */
  startsLine?: boolean;
  /** The title of another value there, if it needs one. */
  lineTitle?: string;
  hiddenOn?: keyof typeof css.hidden;
}

interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The order from the query, or the default. */
  sort?: string | undefined;
  /** The smallest screen that has room for the columns: any phone for two or three short ones. */
  fitsFrom?: keyof typeof css.looks;
}

/**
 * A table whose headers can sort it; the order is in the address. Where there is no room for its columns,
 * each row is a few lines without headers.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  fitsFrom = 'phone',
}: DataTableProps<Row>) {
  const look = css.looks[fitsFrom];
  return (
    <table className={look.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={look.heads}>
        <tr>
          {columns.map((column) => (
            <Head key={column.title} column={column} sort={sort} look={look} />
          ))}
        </tr>
      </thead>
      <tbody className={look.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={look.row}>
            {columns.map((column, at) => {
              const value = column.cell(row);
              return at === 0 ? (
                <th key={column.title} scope="row" className={look.name}>
                  {value}
                </th>
              ) : (
                <td
                  key={column.title}
                  data-empty={value === null || undefined}
                  data-line={column.startsLine}
                  data-title={column.lineTitle ?? (column.isFigure ? column.title : undefined)}
                  className={`${column.isFigure ? look.figure : look.cell} ${hiddenClass(column)}`}
                >
                  <div className={`${shrinks} ${mayBreak}`}>{value ?? '–'}</div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const hiddenClass = <Row,>({ hiddenOn }: Column<Row>) => (hiddenOn ? css.hidden[hiddenOn] : '');

interface HeadProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  look: (typeof css.looks)[keyof typeof css.looks];
}

function Head<Row>({ column, sort, look }: HeadProps<Row>) {
  const { title, sort: name, sortsDownFirst = false, isFigure } = column;
  const className = `${isFigure ? look.figureHead : look.head} ${hiddenClass(column)}`;
  if (name === undefined) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  }
  const isUp = sort === name;
  const isDown = sort === `-${name}`;
  const next = isUp || (!isDown && sortsDownFirst) ? `-${name}` : name;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      className={className}
    >
      <SearchLink change={{ sort: next, page: undefined }} className={css.sortLink}>
        <span>{title}</span>
        {(isUp || isDown) && (
          <span aria-hidden className={accent}>
            {isUp ? '↑' : '↓'}
          </span>
        )}
        <VisuallyHidden>
          {next.startsWith('-') ? ', sort descending' : ', sort ascending'}
        </VisuallyHidden>
      </SearchLink>
    </th>
  );
}
