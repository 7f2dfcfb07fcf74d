import { describe, expect, test } from 'vitest';
import { areaNames } from '#domain/areas.ts';
import { competencies, competencyById } from '#domain/competencies.ts';
import { developmentPlans } from './development-plans.ts';
import { furtherActions, priorityActions, strengthActions } from './plan-cards.ts';
import { planSuggestions } from './plan-suggestions.ts';

/** Verbs that an action may begin with. Add one by hand after checking that it says what to do. */
const verbs = `
  Add Agree Announce Answer Arrange Ask Assign Attach Begin Block Break Bring Call Choose Close
  Coach Collect Compare Decide Draft Draw Email Enter Fill Find Finish Fix Follow Gather Get Give Go
  Hand Have Hold Host Interview Invite Jot Let List Make Match Meet Name Open Pair Pass Pause Pick
  Post Present Pull Put Record Recruit Rehearse Replace Reply Reserve Review Revisit Schedule Set
  Show Sit Sort Spend Start Step Sum Take Teach Tell Test Thank Trace Track Trade Try Turn Visit
  Walk Warn Watch Write`
  .trim()
  .split(/\s+/);

const days = [30, 60, 90] as const;
const entries = Object.entries(planSuggestions);
const actions = entries.flatMap(([id, suggestion]) =>
  days.map((day) => ({ name: `${id}, day ${day}`, text: suggestion.actions[day] })),
);
const visions = entries.map(([id, { whenItWorks }]) => ({ name: id, text: whenItWorks }));
const all = [...actions, ...visions];

/** The texts of the other plans on the site. */
const elsewhere = [developmentPlans, priorityActions, strengthActions, furtherActions].flatMap(
  textsIn,
);

test('every competency has a suggestion, in the order of the questions', () => {
  expect(entries.map(([id]) => id)).toEqual(competencies.map(({ id }) => id));
  for (const [, suggestion] of entries) {
    expect(Object.keys(suggestion.actions)).toEqual(days.map(String));
  }
});

test('every area is covered', () => {
  const covered = entries.map(([id]) => competencyById.get(id)?.category);
  expect([...new Set(covered)]).toEqual(areaNames);
});

describe('a suggested action', () => {
  test.each(actions)('is at most two short sentences: $name', ({ text }) => {
    expect(text.length).toBeGreaterThanOrEqual(50);
    expect(text.length).toBeLessThanOrEqual(220);
    expect(sentencesOf(text).length).toBeLessThanOrEqual(2);
    expect(text).toMatch(/[^\s.]\.$/);
  });

  test('begins with one of the verbs, each used at most three times', () => {
    const first = actions.map(({ text }) => text.split(' ')[0]!);
    expect([...new Set(first)].toSorted()).toEqual(verbs);
    const worn = verbs.filter((verb) => first.filter((word) => word === verb).length > 3);
    expect(worn).toEqual([]);
  });
});

test.each(visions)('$name: the vision is written in the first person', ({ text }) => {
  expect(text).toMatch(/\b(I|me|my)\b/i);
  expect(text.length).toBeGreaterThanOrEqual(60);
  expect(text.length).toBeLessThanOrEqual(240);
  expect(sentencesOf(text).length).toBeLessThanOrEqual(2);
  expect(text).toMatch(/[^\s.]\.$/);
});

describe('no two', () => {
  test('share a sentence with each other or with another plan', () => {
    const sentences = [...all.map(({ text }) => text), ...elsewhere].flatMap(sentencesOf);
    expect(twice(sentences)).toEqual([]);
  });

  test('begin with the same four words', () => {
    const openings = all.map(({ text }) => text.toLowerCase().split(' ').slice(0, 4).join(' '));
    expect(twice(openings)).toEqual([]);
  });

  test('consist of the same words', () => {
    const others = elsewhere.map((text) => ({ name: text, text }));
    const alike = all.flatMap((one, index) =>
      [...all.slice(index + 1), ...others]
        .filter((other) => shareInCommon(one.text, other.text) > 0.25)
        .map((other) => [one.name, other.name]),
    );
    expect(alike).toEqual([]);
  });
});

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return Object.values(part as object).flatMap(textsIn);
}

/** A quoted question does not end a sentence that continues in lower case. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]”?) (?=[“\p{Lu}])/u);
}

function twice(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** The share of the longer words that both texts contain. */
function shareInCommon(one: string, other: string): number {
  const [words, others] = [one, other].map(
    (text) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu)),
  );
  return words!.intersection(others!).size / words!.union(others!).size;
}
