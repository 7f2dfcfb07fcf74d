import { describe, expect, test } from 'vitest';
import { decideCurrent, decideShown, type Own, type Reader, type Recent } from './decide.ts';
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

/** What there is to read. */
type Facts = Partial<Record<Exclude<keyof Reader, 'recent'>, Own | null>> & { recent?: Recent[] };

function readerOf({ recent: all = [], ...facts }: Facts) {
  const wasRead: string[] = [];
  const one = (name: Exclude<keyof Reader, 'recent'>) => async () => {
    wasRead.push(name);
    return facts[name] ?? null;
  };
  const read: Reader = {
    named: one('named'),
    taken: one('taken'),
    session: one('session'),
    recent: async (besides) => {
      wasRead.push(`recent besides ${besides}`);
      return all;
    },
    lastCompleted: one('lastCompleted'),
  };
  return { read, wasRead };
}

describe('the assessment that a tab takes', () => {
  test.each<[string, Facts & { wantsNew?: true }, string]>([
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
  ])('is %s', async (_name, { wantsNew = false, ...facts }, expected) => {
    expect(spelled(await decideCurrent(readerOf(facts).read, wantsNew))).toBe(expected);
  });
});

function spelled(decision: Awaited<ReturnType<typeof decideCurrent>>): string {
  if (decision === 'create') return decision;
  if ('take' in decision) return `take ${decision.take.assessment.id}`;
  const { unfinished, completed } = decision.offer;
  return `offer ${unfinished?.assessment.id ?? '-'} ${completed?.id ?? '-'}`;
}

describe('the assessment that the dashboard shows', () => {
  test.each<[string, Facts, string | null]>([
    ['the tab’s', { taken: own('mine'), recent: [done] }, 'mine'],
    ['the latest with answers', { session: empty, recent: [others, done] }, 'others'],
    ['its own empty one', { session: empty, recent: [] }, 'empty'],
    ['the one completed last', { recent: [], lastCompleted: own('last') }, 'last'],
    ['none', { recent: [], lastCompleted: null }, null],
  ])('is %s', async (_name, facts, expected) => {
    expect((await decideShown(readerOf(facts).read))?.id ?? null).toBe(expected);
  });
});

test.each<[Facts, string[]]>([
  [{ named: own('mailed') }, ['named']],
  [{ taken: own('mine') }, ['named', 'taken']],
  [{ session: own('mine') }, ['named', 'taken', 'session']],
  [{ session: empty, recent: [begun] }, ['named', 'taken', 'session', 'recent besides empty']],
  [{}, ['named', 'taken', 'session', 'recent besides undefined', 'lastCompleted']],
])('only what matters is read, in order of precedence: %j', async (facts, expected) => {
  const { read, wasRead } = readerOf(facts);
  await decideShown(read);
  expect(wasRead).toEqual(expected);
});
