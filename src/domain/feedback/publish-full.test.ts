import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { fullForm, fullRound } from '#domain/testing/feedback-forms.ts';
import type { FeedbackRole, FullRound } from './feedback.ts';
import type { FeedbackLists } from './result.ts';
import { publishFull } from './publish.ts';

type Given = Partial<Record<FeedbackRole, string>>;

/** One form for each character: a rating, or `-` for "Not observed". */
function formsOf(ratings: Partial<Record<CompetencyId, Given>>): FullRound['forms'] {
  const length = (role: FeedbackRole) =>
    Math.max(0, ...Object.values(ratings).map((given) => given[role]?.length ?? 0));
  return (['manager', 'peer', 'report', 'other'] as const).flatMap((role) =>
    Array.from({ length: length(role) }, (_, at) =>
      fullForm(
        role,
        Object.fromEntries(
          Object.entries(ratings).map(([id, given]) => [id, ratingOf(given[role]?.[at])]),
        ),
      ),
    ),
  );
}

const ratingOf = (character = '-') => (character === '-' ? null : (Number(character) as Rating));

function rowOf(given: Given, self?: Rating) {
  const round = fullRound(formsOf({ humility: given }), { self: self ? { humility: self } : {} });
  return publishFull(round).rows.find(({ competencyId }) => competencyId === 'humility');
}

describe('a row', () => {
  test('has a cell for each group, and what everyone else says as the average of the cells', () => {
    expect(rowOf({ peer: '344', report: '22233', other: '555' }, 5)).toEqual({
      competencyId: 'humility',
      self: 5,
      manager: null,
      cells: [
        { average: 370, agreement: null },
        { average: 240, agreement: 'high' },
        { average: 'above', agreement: null },
      ],
      // 3.7, 2.4, and 4.6, each once, whatever the number of people.
      others: 360,
      gap: 140,
    });
  });

  test('leaves out a group with fewer than three ratings, also of everyone else', () => {
    expect(rowOf({ peer: '344', report: '55-' })).toMatchObject({
      cells: [{ average: 370 }, null],
      others: 370,
    });
  });

  test('is blank if each group has fewer than three ratings', () => {
    expect(rowOf({ peer: '34-', report: '55-' }, 3)).toMatchObject({
      self: 3,
      cells: [null, null],
      others: null,
      gap: null,
    });
  });

  test('has no gap without a rating of the leader', () => {
    expect(rowOf({ peer: '344' })).toMatchObject({ self: null, others: 370, gap: null });
  });

  test.each([
    [{ manager: '4', peer: '222' }, 400, 200],
    [{ manager: '45', peer: '222' }, 450, 200],
    [{ manager: '-5', peer: '222' }, 500, 200],
    [{ manager: '-', peer: '222' }, null, 200],
  ])('of %j shows %j as the manager’s, and %i without it', (given, manager, others) => {
    expect(rowOf(given)).toMatchObject({ manager, others });
  });

  test.each([
    [{ peer: '555' }, 5, 40],
    [{ peer: '111' }, 1, -40],
    [{ peer: '344' }, 3, -70],
  ] as const)('of %j and %i of the leader has the gap %i, as shown', (given, self, gap) => {
    expect(rowOf(given, self)).toMatchObject({ gap });
  });
});

test('roles are merged for all statements alike', () => {
  const { groups, rows } = publishFull(
    fullRound(formsOf({ humility: { peer: '333', report: '55' }, influence: { peer: '444' } })),
  );
  expect(groups).toEqual([{ roles: ['peer', 'report'] }]);
  const shown = rows
    .filter(({ cells }) => cells[0])
    .map(({ competencyId, cells }) => [competencyId, cells]);
  expect(shown).toEqual([
    ['influence', [{ average: 400, agreement: null }]],
    ['humility', [{ average: 380, agreement: 'medium' }]],
  ]);
});

test('too few answers show only the manager’s', () => {
  const forms = formsOf({ humility: { manager: '2', peer: '5', report: '5' } });
  const result = publishFull(fullRound(forms, { self: { humility: 4 } }));
  expect(result).toMatchObject({ answered: 3, managers: 1, groups: [], overall: null, areas: [] });
  expect(result.rows.find(({ manager }) => manager !== null)).toEqual({
    competencyId: 'humility',
    self: 4,
    manager: 200,
    cells: [],
    others: null,
    gap: null,
  });
});

test('it says how many were invited and how many answered', () => {
  const forms = formsOf({ humility: { manager: '3', peer: '333' } });
  const invited = ['manager', 'peer', 'peer', 'peer', 'peer', 'report'] as const;
  expect(publishFull(fullRound(forms, { invited }))).toMatchObject({
    kind: 'full',
    invited: 6,
    answered: 4,
    managers: 1,
    groups: [{ roles: ['peer', 'report'] }],
  });
});

test('rows are in the order asked', () => {
  expect(publishFull(fullRound([])).rows.map((it) => it.competencyId)).toEqual(
    competencies.map(({ id }) => id),
  );
});

test('areas and the whole average the statements that both have rated', () => {
  const { overall, areas } = publishFull(
    fullRound(
      formsOf({
        // Leadership of Self
        humility: { peer: '333', report: '555' },
        resilience: { peer: '222', report: '4--' },
        initiative: { peer: '555', report: '555' },
        // Interpersonal Relationships
        influence: { peer: '334', report: '---' },
        collaboration: { peer: '1--', report: '---' },
      }),
      { self: { humility: 4, resilience: 3, influence: 1, collaboration: 5 } },
    ),
  );
  expect(areas).toEqual([
    { area: 'Interpersonal Relationships', self: 100, others: 330 },
    // 3.8 of 3.0 and "above 4.5", and 2.0.
    { area: 'Leadership of Self', self: 350, others: 290 },
  ]);
  expect(overall).toEqual({ self: 270, others: 300 });
});

describe('of the ratings of the leader and of everyone else', () => {
  test.each<[Rating, string, keyof FeedbackLists | null]>([
    [4, '333', 'blindSpots'],
    [3, '222', 'blindSpots'],
    [5, '233', 'blindSpots'],
    [4, '3333333334', null],
    [2, '333', 'hiddenStrengths'],
    [3, '444', 'hiddenStrengths'],
    [3, '555', 'hiddenStrengths'],
    [3, '3344', null],
    [4, '444', 'agreedStrengths'],
    [4, '555', 'agreedStrengths'],
    [4, '344', null],
    [2, '233', 'agreedWork'],
    [2, '222', 'agreedWork'],
    [3, '233', null],
    // A gap, too, but both mean the same.
    [5, '444', 'agreedStrengths'],
    [1, '222', 'agreedWork'],
  ])('%i and %s are in: %s', (self, others, list) => {
    const forms = formsOf({ humility: { peer: others } });
    const { lists } = publishFull(fullRound(forms, { self: { humility: self } }));
    expect(lists).toEqual({ ...emptyLists, ...(list && { [list]: ['humility'] }) });
  });

  test('a statement that fewer than three rated is in no list', () => {
    const forms = formsOf({ humility: { peer: '55-' } });
    expect(publishFull(fullRound(forms, { self: { humility: 5 } })).lists).toEqual(emptyLists);
  });

  test.each<[keyof FeedbackLists, [Rating, string][], number[]]>([
    [
      'blindSpots',
      [
        [4, '333'],
        [4, '222'],
        [5, '222'],
        [4, '222'],
        [5, '333'],
        [3, '111'],
        [5, '111'],
      ],
      // The largest gap first, equal ones in the order asked.
      [6, 2, 1, 3, 4],
    ],
    [
      'hiddenStrengths',
      [
        [2, '333'],
        [1, '333'],
        [3, '555'],
        [1, '444'],
        [2, '444'],
        [1, '555'],
      ],
      [5, 3, 1, 4, 2],
    ],
    [
      'agreedStrengths',
      [
        [4, '444'],
        [5, '444'],
        [4, '555'],
        [4, '445'],
        [5, '555'],
        [4, '444'],
        [5, '445'],
      ],
      [4, 6, 1, 2, 3],
    ],
    [
      'agreedWork',
      [
        [2, '233'],
        [2, '222'],
        [1, '111'],
        [1, '222'],
        [2, '122'],
        [2, '223'],
      ],
      [2, 3, 4, 1, 5],
    ],
  ])('%s are at most five, the clearest first', (list, given, places) => {
    const ids = competencies.map(({ id }) => id);
    const each = given.map(([self, peer], at) => ({ id: ids[at]!, self, peer }));
    const { lists } = publishFull(
      fullRound(formsOf(Object.fromEntries(each.map(({ id, peer }) => [id, { peer }]))), {
        self: Object.fromEntries(each.map(({ id, self }) => [id, self])),
      }),
    );
    expect(lists).toEqual({ ...emptyLists, [list]: places.map((at) => ids[at]) });
  });
});

const emptyLists: FeedbackLists = {
  blindSpots: [],
  hiddenStrengths: [],
  agreedStrengths: [],
  agreedWork: [],
};

describe('comments', () => {
  test('a form without words adds none', () => {
    const forms = Array.from({ length: 5 }, () => fullForm('peer', {}));
    expect(publishFull(fullRound(forms)).comments).toEqual({ keep: [], help: [] });
  });

  const formsWith = (role: FeedbackRole, texts: readonly string[]) =>
    texts.map((text) => fullForm(role, {}, { keep: text, help: text }));
  const texts = Array.from({ length: 9 }, (_, at) => `Text ${at}`);

  test('of the others have no roles, and an order of their own for each question', () => {
    const { comments } = publishFull(fullRound(formsWith('peer', texts)));
    expect(comments.keep.toSorted()).toEqual(texts);
    expect(comments.help.toSorted()).toEqual(texts);
    expect(comments.help).not.toEqual(comments.keep);
  });

  test('have another order in another round', () => {
    const forms = formsWith('peer', texts);
    expect(publishFull(fullRound(forms, { seed: 'other' })).comments).not.toEqual(
      publishFull(fullRound(forms)).comments,
    );
  });

  test.each([
    [['One', 'Two', 'Three', '', ''], 3],
    [['One', 'Two', '', '', ''], 0],
    [['One', 'Two', 'Three', ''], 0],
  ])('of managers do not help %j to be enough', (given, shown) => {
    const manager = fullForm('manager', {}, { keep: 'Mine', help: 'Ours' });
    expect(publishFull(fullRound([...formsWith('peer', given), manager]))).toMatchObject({
      comments: { keep: { length: shown }, help: { length: shown } },
      managerComments: { keep: ['Mine'], help: ['Ours'] },
    });
  });
});

const role = fc.constantFrom<FeedbackRole[]>('manager', 'peer', 'peer', 'report', 'other');
const rating = fc.constantFrom<(Rating | null)[]>(1, 2, 3, 4, 5, null);
const text = fc.constantFrom('', 'One', 'Two', 'Three', 'Four');
const form = fc.record({
  role,
  ratings: fc.record({ humility: rating, influence: rating, accountability: rating }),
  texts: fc.record({ keep: text, help: text }),
});

test('the order of forms and invitations does not matter', () => {
  fc.assert(
    fc.property(
      fc
        .array(form, { maxLength: 20 })
        .chain((forms) =>
          fc.tuple(
            fc.constant(forms),
            fc.shuffledSubarray(forms, { minLength: forms.length }),
            fc.record({ humility: rating, influence: rating }),
          ),
        ),
      ([forms, shuffled, self]) => {
        expect(publishFull(fullRound(forms, { self }))).toEqual(
          publishFull(fullRound(shuffled, { self })),
        );
      },
    ),
  );
});
