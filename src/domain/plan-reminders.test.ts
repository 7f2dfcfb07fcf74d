import { describe, expect, test } from 'vitest';
import { dueAt, nextReminder, reminded, isTimeZone } from './plan-reminders.ts';
import { action, focusOn, planWith, startingOn } from './testing/plans.ts';

/** Due on March 2, April 1, and May 1. */
const plan = planWith({
  start: startingOn('2027-01-31'),
  focus: [focusOn('humility'), focusOn('accountability', { addedAt: '2027-01-02T08:00:00.000Z' })],
  actions: [
    action('a', { after: 30 }),
    action('b', { after: 30, competencyId: 'accountability' }),
    action('c', { after: 60, competencyId: 'accountability' }),
    action('d', { after: 90 }),
    action('e', { after: 30, text: 'Another' }),
  ],
});
const next = (zone: string, since: string, it = plan) =>
  nextReminder(it, zone, new Date(since))?.toISOString() ?? null;

describe('the next reminder', () => {
  test.each([
    ['Europe/Copenhagen', '2027-02-01T00:00:00Z', '2027-03-02T07:00:00.000Z'],
    // By then the clocks there are an hour ahead.
    ['Europe/Copenhagen', '2027-03-02T07:00:00Z', '2027-04-01T06:00:00.000Z'],
    ['Pacific/Auckland', '2027-02-01T00:00:00Z', '2027-03-01T19:00:00.000Z'],
    ['Pacific/Auckland', '2027-04-01T00:00:00Z', '2027-04-30T20:00:00.000Z'],
    ['America/Los_Angeles', '2027-02-01T00:00:00Z', '2027-03-02T16:00:00.000Z'],
    ['America/Los_Angeles', '2027-03-02T16:00:00Z', '2027-04-01T15:00:00.000Z'],
    ['Asia/Kolkata', '2027-02-01T00:00:00Z', '2027-03-02T02:30:00.000Z'],
    ['UTC', '2027-03-02T07:59:59.999Z', '2027-03-02T08:00:00.000Z'],
    ['UTC', '2027-03-02T08:00:00Z', '2027-04-01T08:00:00.000Z'],
    ['UTC', '2027-05-01T08:00:00Z', null],
  ])('in %s after %s: %s', (zone, since, moment) => {
    expect(next(zone, since)).toBe(moment);
  });

  test('skips days on which everything is done', () => {
    const done = plan.actions.map((it) => (it.after === 30 ? { ...it, isDone: true } : it));
    expect(next('UTC', '2027-02-01T00:00:00Z', { ...plan, actions: done })).toBe(
      '2027-04-01T08:00:00.000Z',
    );
  });

  test('does not exist while the plan has no start', () => {
    expect(next('UTC', '2027-02-01T00:00:00Z', { ...plan, start: null })).toBeNull();
  });
});

describe('a due reminder', () => {
  const now = new Date('2027-03-05T08:00:00Z');

  test.each([
    ['2027-03-05T08:00:00Z', '2027-03-05T08:00:00Z', true],
    ['2027-03-02T08:00:00Z', '2027-03-02T08:00:00Z', true],
    ['2027-03-02T07:59:59Z', '2027-03-02T08:00:00Z', false],
    ['2026-03-02T08:00:00Z', '2027-03-02T08:00:00Z', false],
  ])('at %s: covers everything up to %s, and is sent: %s', (moment, until, isSent) => {
    expect(reminded(new Date(moment), now)).toEqual({ until: new Date(until), isSent });
  });
});

describe('the content of a reminder', () => {
  test.each([
    ['Pacific/Auckland', '2027-03-01T19:00:00Z', '2027-03-02', ['humility', 'accountability']],
    ['America/Los_Angeles', '2027-04-01T15:00:00Z', '2027-04-01', ['accountability']],
    ['UTC', '2027-05-01T08:00:00Z', '2027-05-01', ['humility']],
    ['UTC', '2027-05-02T08:00:00Z', '2027-05-02', []],
  ])('in %s at %s', (zone, moment, day, competencyIds) => {
    expect(dueAt(plan, zone, new Date(moment))).toEqual({ day, competencyIds });
  });

  test('excludes actions that are done', () => {
    const done = plan.actions.map((it) => ({ ...it, isDone: true }));
    expect(dueAt({ ...plan, actions: done }, 'UTC', new Date('2027-03-02T08:00:00Z'))).toEqual({
      day: '2027-03-02',
      competencyIds: [],
    });
  });
});

test.each([
  ['Europe/Copenhagen', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['+02:00', false],
  ['-0230', false],
  ['', false],
  ['x'.repeat(64), false],
])('%s: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
