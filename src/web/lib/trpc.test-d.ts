/** Which calls of the API compile: the compiler demands an error where one is expected. */
import { client, trpc } from './trpc.ts';

declare const id: string, email: string;
declare function take(...values: unknown[]): void;

export async function rightCalls() {
  const assessment = await client.assessment.byId.query({ id });
  const score: number | null = assessment.overallScore;
  const access: 'owner' | 'finder' | 'reader' = assessment.access;
  const area: number | undefined = assessment.categoryScores['Leadership of Self'];
  const found: { id: string }[] = await client.assessment.lookupByEmail.mutate({ email });
  await client.assessment.update.mutate({ id, isCompleted: 1, currentQuestionIndex: 35 });
  const user: string | null = (await client.auth.user.query()).profileImageUrl;
  trpc.assessment.byId.queryOptions({ id });
  trpc.response.save.mutationOptions();
  take(score, access, area, found, user);
}

export async function wrongCalls() {
  // @ts-expect-error a misspelled procedure
  await client.assessment.byID.query({ id });
  // @ts-expect-error a misspelled router
  await client.assessments.byId.query({ id });
  // @ts-expect-error a procedure that does not exist
  trpc.assessment.fetch.queryOptions({ id });
  // @ts-expect-error a query called as a mutation
  await client.assessment.byId.mutate({ id });
  // @ts-expect-error a mutation called as a query
  await client.assessment.reset.query({ id });
}

export async function wrongInputs() {
  // @ts-expect-error a missing field
  await client.assessment.byId.query({});
  // @ts-expect-error a number for a string
  await client.assessment.byId.query({ id: 7 });
  // @ts-expect-error a field too many
  await client.assessment.byId.query({ id, sessionId: id });
  // @ts-expect-error a string for a number
  await client.assessment.update.mutate({ id, currentQuestionIndex: '3' });
  // @ts-expect-error neither true nor false
  await client.assessment.update.mutate({ id, isCompleted: 2 });
  // @ts-expect-error a field that only the server sets
  await client.assessment.update.mutate({ id, overallScore: 500 });
  // @ts-expect-error no input
  await client.assessment.create.mutate();
  // @ts-expect-error null for a string
  trpc.assessment.byId.queryOptions({ id: null });

  const response = { id, competencyId: 'humility', question2Rating: null } as const;
  const category = 'Leadership of Self' as const;
  await client.response.save.mutate({ ...response, category, question1Rating: 3 });
  // @ts-expect-error no rating of the scale
  await client.response.save.mutate({ ...response, category, question1Rating: 6 });
  // @ts-expect-error no area
  await client.response.save.mutate({ ...response, category: 'Charm', question1Rating: 3 });
}

export async function wrongOutputs() {
  const assessment = await client.assessment.byId.query({ id });
  const [found] = await client.assessment.lookupByEmail.mutate({ email });
  const responses = await client.response.list.query({ id });
  // @ts-expect-error a field that does not exist
  take(assessment.score);
  // @ts-expect-error the name of its column
  take(assessment.current_question_index);
  // @ts-expect-error no area
  take(assessment.categoryScores['Charm']);
  // @ts-expect-error a field that strangers do not get
  take(found?.email);
  // @ts-expect-error a field of one response, not of the list
  take(responses.averageRating);

  // @ts-expect-error it may be null
  const score: number = assessment.overallScore;
  // @ts-expect-error JSON has no dates
  const created: Date = assessment.createdAt;
  // @ts-expect-error the output is a boolean
  const completed: 0 | 1 = assessment.isCompleted;
  take(score, created, completed);
}
