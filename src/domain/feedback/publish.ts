import { areaNames } from '#domain/areas.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { averageScore, cellOf, scoreValue, toTenth } from './cells.ts';
import { ifEnough, shuffled } from './comments.ts';
import type { FocusForm, FocusRound, FullForm, FullRound } from './feedback.ts';
import type { FeedbackLists, FeedbackRow, FocusResult, FullResult } from './result.ts';
import { groupRoles } from './groups.ts';

const LIST_LENGTH = 5;
/** A difference (× 100) of at least this much is a gap. */
const GAP = 100;
const STRENGTH_FROM = 400;
const WORK_BELOW = 300;

/**
 * The report of a focus round. All raters are one group: with three to eight people, roles would be too
 * small. Sentences follow the rule of comments, so a round of three or four shows none.
 */
export function publishFocus({ invited, forms, competencyIds, seed }: FocusRound): FocusResult {
  const sentences = forms.map(({ texts }) => texts.sentence);
  return {
    kind: 'focus',
    invited,
    answered: forms.length,
    competencies: competencyIds.map((id) => ({
      competencyId: id,
      cell: cellOf('focus', ratingsOf(forms, id)),
    })),
    sentences: ifEnough(forms.length, shuffled(sentences, seed)),
  };
}

/**
 * The report of a full round. Only the cells of its rows touch the ratings of anyone but a manager. Totals,
 * areas, gaps, and lists are calculated from the cells as shown.
 */
export function publishFull({ invited, forms, self, seed }: FullRound): FullResult {
  const managers = forms.filter(({ role }) => role === 'manager');
  const others = forms.filter(({ role }) => role !== 'manager');
  const answered = others.map(({ role }) => role);
  const groups = groupRoles(invited, answered).map((roles) => ({ roles }));
  const ofGroups = groups.map(({ roles }) =>
    others.filter(({ role }) => roles.some((it) => it === role)),
  );
  const rows = competencies.map(({ id }) => rowOf(id, self[id] ?? null, managers, ofGroups));
  const comments = (from: readonly FullForm[], question: 'keep' | 'help') => {
    const texts = from.map((form) => form.texts[question]);
    return shuffled(texts, `${seed} ${question}`);
  };
  return {
    kind: 'full',
    invited: invited.length,
    answered: forms.length,
    managers: managers.length,
    groups,
    overall: selfAndOthers(rows),
    areas: areaNames.flatMap((area) => {
      const both = selfAndOthers(rows.filter((_, at) => competencies[at]!.category === area));
      return both ? [{ area, ...both }] : [];
    }),
    rows,
    lists: listsOf(rows),
    comments: {
      keep: ifEnough(others.length, comments(others, 'keep')),
      help: ifEnough(others.length, comments(others, 'help')),
    },
    managerComments: { keep: comments(managers, 'keep'), help: comments(managers, 'help') },
  };
}

function rowOf(
  competencyId: CompetencyId,
  self: FeedbackRow['self'],
  managers: readonly FullForm[],
  groups: readonly (readonly FullForm[])[],
): FeedbackRow {
  const ofManagers = ratingsOf(managers, competencyId).map((it) => it * 100);
  const cells = groups.map((forms) => cellOf('full', ratingsOf(forms, competencyId)));
  const averages = cells.flatMap((cell) => cell?.average ?? []);
  const others = averageScore('full', averages);
  return {
    competencyId,
    self,
    manager: ofManagers.length === 0 ? null : mean(ofManagers),
    cells,
    others,
    gap: self === null || others === null ? null : self * 100 - scoreValue('full', others),
  };
}

/** Over the statements that both have rated. */
function selfAndOthers(rows: readonly FeedbackRow[]): FullResult['overall'] {
  const both = rows.flatMap(({ self, others }) =>
    self === null || others === null ? [] : [{ self, others }],
  );
  const scores = both.map((it) => it.others);
  const others = averageScore('full', scores);
  if (others === null) return null;
  return { self: toTenth(mean(both.map(({ self }) => self * 100))), others };
}

/** Of both ways to see a row, agreement comes first: 1 beside 2.1 is no hidden strength. */
function listsOf(rows: readonly FeedbackRow[]): FeedbackLists {
  const compared = rows
    .filter((row): row is FeedbackRow & { self: Rating; gap: number } => row.gap !== null)
    .map(({ competencyId, self, gap }) => ({
      competencyId,
      self: self * 100,
      others: self * 100 - gap,
      gap,
    }));
  type Compared = (typeof compared)[number];
  const isStrength = ({ self, others }: Compared) =>
    self >= STRENGTH_FROM && others >= STRENGTH_FROM;
  const isWork = ({ self, others }: Compared) => self < WORK_BELOW && others < WORK_BELOW;
  const first = (belongs: (row: Compared) => boolean, by: (row: Compared) => number) => {
    const sorted = compared.filter(belongs).toSorted((a, b) => by(b) - by(a));
    return sorted.slice(0, LIST_LENGTH).map(({ competencyId }) => competencyId);
  };
  const differing = (sign: 1 | -1) =>
    first(
      (row) => sign * row.gap >= GAP && !isStrength(row) && !isWork(row),
      ({ gap }) => sign * gap,
    );
  return {
    blindSpots: differing(1),
    hiddenStrengths: differing(-1),
    agreedStrengths: first(isStrength, ({ self, others }) => self + others),
    agreedWork: first(isWork, ({ self, others }) => -self - others),
  };
}

const ratingsOf = (forms: readonly (FullForm | FocusForm)[], id: CompetencyId): number[] =>
  forms.flatMap(({ ratings }) => ratings[id] ?? []);

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, it) => sum + it, 0) / numbers.length;
