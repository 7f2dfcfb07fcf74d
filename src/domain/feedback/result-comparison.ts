import { verdictOn, type Change } from '#domain/comparison.ts';
import type { CompetencyId } from '#domain/competencies.ts';
import { scoreValue } from './cells.ts';
import type { FeedbackGroup, FullResult, Score } from './result.ts';

type Verdict = Change['verdict'];

export interface ResultComparison {
  /** The groups with the same roles in both results. */
  groups: FeedbackGroup[];
  /** In the order they are asked, without those that no group rated in both. */
  rows: {
    competencyId: CompetencyId;
    /** In the order of `groups`. */
    verdicts: (Verdict | null)[];
    /** Null unless both results cover the same roles. */
    others: Verdict | null;
  }[];
}

/** What changed between two full rounds, without figures: a difference of two averages says more than both. */
export function compareResults(before: FullResult, after: FullResult): ResultComparison {
  const groups = after.groups.filter(({ roles }) => placeOf(before, roles) >= 0);
  const sameRoles = rolesOf(before) === rolesOf(after);
  const rows = after.rows.map((row) => {
    const earlier = before.rows.find(({ competencyId }) => competencyId === row.competencyId);
    const cell = (result: FullResult, of: typeof earlier, group: FeedbackGroup) =>
      of?.cells[placeOf(result, group.roles)]?.average ?? null;
    return {
      competencyId: row.competencyId,
      verdicts: groups.map((it) => verdict(cell(before, earlier, it), cell(after, row, it))),
      others: sameRoles ? verdict(earlier?.others ?? null, row.others) : null,
    };
  });
  return { groups, rows: rows.filter((it) => it.others !== null || it.verdicts.some(Boolean)) };
}

function verdict(before: Score | null, after: Score | null): Verdict | null {
  if (before === null || after === null) return null;
  return verdictOn(scoreValue('full', after) - scoreValue('full', before));
}

const placeOf = ({ groups }: FullResult, roles: FeedbackGroup['roles']) =>
  groups.findIndex((it) => String(it.roles) === String(roles));

const rolesOf = ({ groups }: FullResult) => String(groups.flatMap(({ roles }) => roles).toSorted());
