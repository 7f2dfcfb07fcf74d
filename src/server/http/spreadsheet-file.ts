import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { harmlessCell } from '#domain/spreadsheet-cell.ts';

/** The columns of a file by their titles, each with the cell of a row. */
export type Columns<Row> = Record<string, (row: Row) => unknown>;

/** A spreadsheet file, or a part of one that continues it. */
export function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[], isFirst = true): string {
  const cells = Object.values(columns);
  return stringify(
    rows.map((row) => cells.map((cell) => cell(row))),
    {
      header: isFirst,
      columns: Object.keys(columns),
      // Without a byte order mark, spreadsheets guess the encoding wrong.
      bom: isFirst,
      quoted: true,
      quoted_empty: true,
      record_delimiter: '\r\n',
      cast: { string: harmlessCell },
    },
  );
}

export const sendCsv = (reply: FastifyReply, name: string, file: string | Readable) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file);
