import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import type { FeedbackRole, FullForm, FullRound } from '#domain/feedback/feedback.ts';
import type { FullResult } from '#domain/feedback/result.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { fullForm, fullRound } from '#domain/testing/feedback-forms.ts';
import type { ExportOutput } from '#server/own-data/own-data.schemas.ts';
import type { SharedOutput } from '#server/sharing/sharing.schemas.ts';
import {
  colleagues,
  raterOf,
  roundsOf,
  roundsPath,
  startedRound,
  verifiedLeader,
} from '#testing/feedback-callers.ts';
import { type MailApp, startMailApp } from '#testing/mail-app.ts';
import { share } from '#testing/shared-results.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { otherRound } from '#testing/unmasking/adversary.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

/** In a third of the statements all agree; the only other colleague is shown with the peers. */
const roles: FeedbackRole[] = [
  'manager',
  'peer',
  'peer',
  'peer',
  'report',
  'report',
  'report',
  'other',
];
const round: FullRound = fullRound(
  roles.map((role, person) =>
    fullForm(
      role,
      Object.fromEntries(
        competencies.map(({ id }, at) => [
          id,
          (person + at) % 7 === 0 ? null : ((at % 3 === 0 ? 5 : 1 + ((person * at) % 5)) as Rating),
        ]),
      ),
      { keep: `Keep ${person}`, help: `Help ${person}` },
    ),
  ),
);

/** What the leader and readers of a shared link get when all have answered, in this order. */
async function published(forms: readonly FullForm[], order: readonly number[]) {
  const leader = await verifiedLeader(server);
  const invited = colleagues(...roles);
  const { roundId } = await startedRound(leader, invited);
  for (const at of order) {
    const { ratings, texts } = forms[at]!;
    const rater = await raterOf(server, invited[at]!);
    const sent = await rater.send('submit', { ratings, texts });
    expect(sent.statusCode, sent.body).toBe(200);
  }
  const { caller, id } = leader;
  expect((await caller.post(`${roundsPath(id)}/${roundId}/publish`)).statusCode).toBe(200);
  const { token } = await share({ owner: caller, id }, { withFeedback: true });
  const shared = await new TestCaller(server.app).get(`/api/shared/${token}`);
  const copy = await caller.get('/api/person/export');
  return {
    list: await roundsOf(leader),
    shared: shared.json<SharedOutput>().feedback,
    copy: copy.json<ExportOutput>().feedback,
  };
}

/** Ids and moments differ between any two rounds, and so does the order of comments. */
function comparable(answers: Awaited<ReturnType<typeof published>>): unknown {
  const text = JSON.stringify(answers, (key, value: unknown) => {
    if (key === 'roundId' || key === 'id' || key === 'assessmentId' || key === 'createdAt') return;
    const isComments = key === 'keep' || key === 'help';
    return isComments ? (value as string[]).toSorted() : value;
  });
  return JSON.parse(text);
}

test('two rounds in which people answered differently, in another order, cannot be told apart', async () => {
  const order = roles.map((_, at) => at);
  const one = await published(round.forms, order);
  const result = one.list.rounds[0]!.result as FullResult;
  expect(result.groups).toEqual([{ roles: ['peer', 'other'] }, { roles: ['report'] }]);
  expect(one.shared.map((it) => it.result)).toEqual([result]);
  expect(one.copy.map((it) => it.result)).toEqual([result]);

  let state = 1;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const groups = result.groups.map((it) => it.roles);
  const { forms } = otherRound(round, groups, random);
  const changed = forms.filter(
    (it, at) => !isDeepStrictEqual(it.ratings, round.forms[at]!.ratings),
  );
  expect(changed).toHaveLength(roles.length - 1);
  expect(comparable(await published(forms, order.toReversed()))).toEqual(comparable(one));
});
