import { describe, expect, test } from 'vitest';
import { decideCurrent, decideShown, type Facts, type Own, type Recent } from './decide.ts';
import type { Assessment } from './types.ts';

const assessment = (id: string, part: Partial<Assessment> = {}) =>
  ({ id, access: 'owner', isCompleted: false, ...part }) as Assessment;
const own = (id: string, part: Partial<Own> = {}): Own => ({
  assessment: assessment(id),
  isCopy: false,
  hasAnswers: true,
  isOpened: false,
  ...part,
});
const empty = own('empty', { hasAnswers: false });
const another = own('another', { assessment: assessment('another', { access: 'reader' }) });
const viewed = own('viewed', {
  assessment: assessment('viewed', { access: 'reader', isCompleted: true }),
});
const recent = (one: Assessment, answered = 0, wasCompleted = false): Recent => ({
  assessment: one,
  answered,
  wasCompleted,
});
const begun = recent(assessment('begun'), 3);
const done = recent(assessment('done', { isCompleted: true }), 35);
const others = recent(assessment('others', { access: 'reader' }), 3);
const seenDone = recent(assessment('seen', { access: 'reader', isCompleted: true }), 35);
const finishedHere = { ...seenDone, wasCompleted: true };
const nothing = { wantsNew: false, named: null, taken: null, session: null };

describe('the assessment that a tab takes', () => {
  test.each<[string, Partial<Facts>, string]>([
    ['a link’s', { named: own('mailed', { hasAnswers: false, isOpened: true }) }, 'take mailed'],
    ['not someone else’s, by a link', { named: another, taken: own('mine') }, 'take mine'],
    ['the tab’s', { taken: own('mine'), session: own('older') }, 'take mine'],
    ['the tab’s, from a copy', { taken: { ...another, isCopy: true } }, 'take another'],
    ['the tab’s, found when completed', { taken: viewed }, 'take viewed'],
    ['the session’s, if another’s was found', { taken: another, session: own('s') }, 'take s'],
    ['an empty one that a link opened', { session: { ...empty, isOpened: true } }, 'take empty'],
    ['an empty one when a new one is wanted', { wantsNew: true, session: empty }, 'take empty'],
    ['a new one when it is wanted', { wantsNew: true, recent: [begun] }, 'create'],
    ['the choice of an unfinished one', { session: empty, recent: [begun] }, 'offer begun -'],
    ['the choice of a completed one', { recent: [done, begun] }, 'offer begun done'],
    ['the choice of one finished here', { recent: [finishedHere] }, 'offer - seen'],
    ['a new one after those of others', { recent: [others, seenDone] }, 'create'],
    ['its own empty one', { session: empty, recent: [recent(assessment('o'))] }, 'take empty'],
    ['an earlier empty one', { recent: [others, recent(assessment('open'))] }, 'take open'],
    ['a new one', { recent: [] }, 'create'],
  ])('is %s', (_name, facts, expected) => {
    const decision = decideCurrent({ ...nothing, ...facts });
    expect(spelled(decision)).toBe(expected);
  });
});

function spelled(decision: ReturnType<typeof decideCurrent>): string {
  if (decision === 'create') return decision;
  if ('take' in decision) return `take ${decision.take.assessment.id}`;
  if ('read' in decision) return `read ${decision.read}`;
  const { unfinished, completed } = decision.offer;
  return `offer ${unfinished?.assessment.id ?? '-'} ${completed?.id ?? '-'}`;
}

describe('the assessment that the dashboard shows', () => {
  test.each<[string, Partial<Facts>, string | null]>([
    ['the tab’s', { taken: own('mine'), recent: [done] }, 'mine'],
    ['the latest with answers', { session: empty, recent: [others, done] }, 'others'],
    ['its own empty one', { session: empty, recent: [] }, 'empty'],
    ['the one completed last', { recent: [], lastCompleted: own('last') }, 'last'],
    ['none', { recent: [], lastCompleted: null }, null],
  ])('is %s', (_name, facts, expected) => {
    const decision = decideShown({ ...nothing, ...facts });
    expect('show' in decision && (decision.show?.id ?? null)).toBe(expected);
  });
});

test('facts are read only when they matter, in order of precedence', () => {
  const read = (facts: Partial<Facts>) => decideShown({ wantsNew: false, ...facts });
  expect(read({})).toEqual({ read: 'named' });
  expect(read({ named: null })).toEqual({ read: 'taken' });
  expect(read({ named: null, taken: null })).toEqual({ read: 'session' });
  expect(read({ ...nothing, session: empty })).toEqual({ read: 'recent', besides: 'empty' });
  expect(read({ ...nothing, recent: [] })).toEqual({ read: 'lastCompleted' });
  expect(decideCurrent(nothing)).toMatchObject({ read: 'recent' });
});
