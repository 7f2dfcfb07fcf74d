import type { Endpoint } from '#server/api/endpoints.ts';
import type { ChatApp } from './chat-app.ts';
import { mailedLink } from './mailed-link.ts';
import { withHistory, type PreparedAssessment } from './prepared-assessment.ts';
import { signedInCaller } from './sign-in.ts';
import { newSessionId, type TestCaller } from './test-caller.ts';
import { newEmail } from './write-calls.ts';

/** One of each thing that a call may be about, and whose they are. */
export interface World {
  /** Unfinished, with an email and an answer. */
  assessment: PreparedAssessment;
  /** Signed in, with a conversation and a message in it. */
  person: TestCaller;
  conversationId: string;
  messageId: string;
}

export async function createWorld(server: ChatApp): Promise<World> {
  const person = await signedInCaller(server);
  const conversation = await person.post('/api/conversations');
  const conversationId = conversation.json<{ id: string }>().id;
  const messageId = crypto.randomUUID();
  await server.database.db
    .insertInto('message')
    .values({
      id: messageId,
      conversation_id: conversationId,
      role: 'user',
      content: 'How do I begin?',
    })
    .execute();
  const assessment = await withHistory(server);
  // One can stop the links that were mailed.
  await mailedLink(server.database.db, assessment);
  return { assessment, person, conversationId, messageId };
}

const inputs: Record<string, (world: World) => Record<string, unknown> | undefined> = {
  'auth.user': () => undefined,
  'conversation.list': () => undefined,
  'conversation.create': () => undefined,
  'conversation.delete': ({ conversationId: id }) => ({ id }),
  'message.list': ({ conversationId: id }) => ({ id }),
  'message.byId': ({ messageId: id }) => ({ id }),
  'chat.send': ({ conversationId }) => ({ conversationId, message: 'How do I delegate?' }),
  'chat.stop': ({ conversationId }) => ({ conversationId }),
  'assessment.lookupByEmail': ({ assessment: { email } }) => ({ email }),
  'assessment.bySession': ({ assessment: { sessionId } }) => ({ sessionId }),
  'assessment.byId': ({ assessment: { id } }) => ({ id }),
  'assessment.create': () => ({ sessionId: newSessionId() }),
  'assessment.update': ({ assessment: { id } }) => ({ id, currentQuestionIndex: 9 }),
  'assessment.submitEmail': ({ assessment: { id } }) => ({ id, email: newEmail() }),
  'assessment.saveProgress': ({ assessment: { id } }) => ({ id, email: newEmail() }),
  'assessment.reset': ({ assessment: { id } }) => ({ id }),
  'assessment.remindRetake': ({ assessment: { id } }) => ({ id, months: null }),
  'assessment.calculateScores': ({ assessment: { id } }) => ({ id }),
  'assessment.erase': ({ assessment: { id } }) => ({ id }),
  'response.list': ({ assessment: { id } }) => ({ id }),
  'response.save': ({ assessment: { id } }) => ({
    id,
    competencyId: 'influence',
    category: 'Interpersonal Relationships',
    question1Rating: 5,
    question2Rating: 4,
  }),
  'person.kept': () => undefined,
  'person.export': () => undefined,
  'person.erase': () => undefined,
  'person.requestLink': ({ assessment: { email } }) => ({ email }),
  'person.revokeLinks': () => undefined,
};

/** Good input for a call about the world. A procedure without one stops the tests that go through all. */
export function inputFor({ name }: Endpoint, world: World): Record<string, unknown> | undefined {
  const make = inputs[name];
  if (!make) throw new Error(`${name} has no input here: add one`);
  return make(world);
}
