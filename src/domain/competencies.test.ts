import { describe, expect, test } from 'vitest';
import { areaNames, areas } from './areas.ts';
import { competencies, competencyById, competencyName } from './competencies.ts';
import { competencyCount } from './competency-count.ts';
import { ratingScale } from './rating-scale.ts';

const specifiedIds = {
  'Follow Through & Output': [
    'accountability',
    'decision-making',
    'problem-solving',
    'support-service',
    'entrepreneurship',
    'financial-management',
    'technological-acumen',
  ],
  'Interpersonal Relationships': [
    'collaboration',
    'oral-communication',
    'written-communication',
    'partnership',
    'political-mindfulness',
    'public-service-motivation',
    'leveling-power-dynamics',
    'confidentiality-trust',
    'influence',
    'conflict-resolution',
  ],
  'Leadership of Others': [
    'facilitating-difficult-conversations',
    'human-capital-management',
    'team-building',
    'developing-mentoring',
    'empowering-motivating',
  ],
  'Leadership of Self': [
    'leveraging-contributions',
    'initiative',
    'resilience',
    'self-awareness',
    'emotional-intelligence',
    'continual-learning',
    'integrity-honesty',
    'humility',
  ],
  'Strategic Planning & Focus': [
    'lifestyle-habits',
    'strategic-thinking',
    'mission-vision-values',
    'operational-alignment',
    'organizational-behavior',
  ],
};

const statements = competencies.flatMap(({ question1, question2 }) => [question1, question2]);

describe('areas', () => {
  test('are the five of the specification, in its order', () => {
    expect(areaNames).toEqual(Object.keys(specifiedIds));
    expect(areas.map((area) => area.color)).toEqual(['green', 'blue', 'orange', 'purple', 'red']);
    expect(areas.map((area) => area.axis)).toEqual([
      'Follow Through',
      'Interpersonal',
      'Lead Others',
      'Lead Self',
      'Strategic',
    ]);
  });
});

describe('competencies', () => {
  test('are 35, each with a unique id and name', () => {
    expect(competencies).toHaveLength(35);
    expect(new Set(competencies.map((competency) => competency.id)).size).toBe(35);
    expect(new Set(competencies.map((competency) => competency.name)).size).toBe(35);
  });

  test('are in the order of the specification', () => {
    expect(competencies.map((competency) => competency.id)).toEqual(
      Object.values(specifiedIds).flat(),
    );
  });

  test.each(Object.entries(specifiedIds))('%s has the competencies listed for it', (area, ids) => {
    const inArea = competencies.filter((competency) => competency.category === area);
    expect(inArea.map((competency) => competency.id)).toEqual(ids);
  });

  test('count 7, 10, 5, 8 and 5 in the areas', () => {
    const counts = areaNames.map(
      (area) => competencies.filter((competency) => competency.category === area).length,
    );
    expect(counts).toEqual([7, 10, 5, 8, 5]);
  });

  test.each(competencies)('$id has a description of a readable length', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(90);
    expect(description.length).toBeLessThanOrEqual(190);
  });

  test.each(statements)('"%s" is a first-person statement of a readable length', (statement) => {
    expect(statement).toMatch(/^I [a-z].*\.$/);
    expect(statement.length).toBeGreaterThanOrEqual(60);
    expect(statement.length).toBeLessThanOrEqual(130);
  });

  test('contain no question twice', () => {
    expect(new Set(statements).size).toBe(statements.length);
  });

  test('can be found by id', () => {
    expect(competencyById.size).toBe(competencies.length);
    expect(competencyById.get('humility')?.name).toBe('Humility');
    expect(competencyById.get('unknown')).toBeUndefined();
  });
});

describe('rating scale', () => {
  test('runs from 1 to 5 with the labels and colors of the specification', () => {
    expect(ratingScale.map(({ value, label, color }) => [value, label, color])).toEqual([
      [1, 'Not Yet Developed', 'red'],
      [2, 'Emerging', 'orange'],
      [3, 'Developing', 'yellow'],
      [4, 'Proficient', 'blue'],
      [5, 'Advanced', 'green'],
    ]);
  });

  test.each(ratingScale)('$label is described in the first person', ({ description }) => {
    expect(description).toMatch(/^I .*\.$/);
  });
});

test("the site's texts give their number", () => {
  expect(competencyCount).toBe(competencies.length);
});

test('a competency has a name; an id that no longer exists stands for itself', () => {
  expect(competencyName('humility')).toBe('Humility');
  expect(competencyName('juggling')).toBe('juggling');
});
