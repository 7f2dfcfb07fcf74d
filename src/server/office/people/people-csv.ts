import { stringify } from 'csv-stringify/sync';
import type { Db } from '#db/client.ts';
import { spreadsheetCsv } from '#domain/spreadsheet-cell.ts';
import { findAfter, type ExportedContact } from './people.repository.ts';
import type { PeopleFilter } from './people.schemas.ts';

/** So many people are in memory at a time. */
const BATCH = 500;

/** The file of those who are meant, in pieces: for a spreadsheet. */
export async function* peopleCsv(db: Db, filter: PeopleFilter): AsyncGenerator<string> {
  yield csvOf([], true);
  for (let after = ''; ;) {
    const batch = await findAfter(db, filter, after, BATCH);
    if (batch.length > 0) yield csvOf(batch, false);
    if (batch.length < BATCH) return;
    after = batch.at(-1)!.address;
  }
}

function csvOf(people: readonly ExportedContact[], isFirst: boolean): string {
  return stringify(people.map(rowOf), {
    header: isFirst,
    columns,
    // Without it spreadsheets guess the encoding wrong.
    bom: isFirst,
    ...spreadsheetCsv,
  });
}

const columns = [
  'Address',
  'Address verified',
  'Status',
  'First active',
  'Last active',
  'Assessments',
  'Competencies rated',
  'Completed',
  'Overall',
  'Weakest area',
  'Source',
  'Note',
];

function rowOf(person: ExportedContact): Record<string, string | number | null> {
  return {
    Address: person.address,
    'Address verified': dayOf(person.proved_at),
    Status: person.state.replaceAll('_', ' '),
    'First active': dayOf(person.first_at),
    'Last active': dayOf(person.last_at),
    Assessments: person.assessments,
    'Competencies rated': person.answered_count,
    Completed: dayOf(person.completed_at),
    Overall: person.overall_score === null ? null : person.overall_score / 100,
    'Weakest area': person.weakest_area,
    Source: person.source,
    Note: person.note,
  };
}

/** As spreadsheets know a day (UTC). */
const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null;
