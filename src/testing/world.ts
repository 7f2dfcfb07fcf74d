import { expect } from 'vitest';
import type { Db } from '#db/client.ts';
import type { Endpoint } from '#server/api/endpoints.ts';
import { hashToken, newToken } from '#server/auth/token.ts';
import { editorHash, makeFormLink, secretHash } from '#server/feedback/rater.service.ts';
import { resultsText } from '#content/chat-prompt.ts';
import { competencies } from '#domain/competencies.ts';
import { emptyPlan } from '#domain/plan.ts';
import { TEST_EVENT } from '#domain/webhook.ts';
import type { ChatApp } from './chat-app.ts';
import { mailedLink } from './mailed-link.ts';
import { newEmail, type PreparedAssessment, withHistory } from './prepared-assessment.ts';
import { signedInCaller } from './sign-in.ts';
import { newSessionId, type TestCaller } from './test-caller.ts';

/** One of everything that a call can be about, and the owners. */
export interface World {
  /** An unfinished assessment with an email and a response. */
  assessment: PreparedAssessment;
  /** An earlier completed assessment of the same owner under the same email. */
  earlierId: string;
  /** A shared link to the assessment. */
  shareLink: { linkId: string; token: string };
  /** A signed-in user, with a conversation, a message in it, and results that it may use. */
  user: TestCaller;
  conversationId: string;
  messageId: string;
  /** The contact with the email of the assessment. */
  contactId: string;
  /** The latest version of the site settings. */
  version: number;
  /** A webhook endpoint with one subscription and one test delivery. */
  endpointId: string;
  deliveryId: string;
  feedback: WorldFeedback;
}

interface WorldFeedback {
  /** A round about the assessment, which can be extended and canceled. */
  roundId: string;
  /** Another one, in which everyone declined. */
  settledId: string;
  /** The tokens of invitations to a round about someone else. */
  token: string;
  answeredToken: string;
}

export async function createWorld(server: ChatApp): Promise<World> {
  const user = await signedInCaller(server);
  const conversation = await user.post('/api/conversations');
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
  await server.database.db
    .insertInto('chat_results')
    .values({
      conversation_id: conversationId,
      assessment_id: assessment.id,
      text: 'Areas',
      access_epoch: 0,
    })
    .execute();
  // Gives the call that revokes mailed links something to revoke.
  await mailedLink(server.database.db, assessment);
  const { id: contactId } = await server.database.db
    .selectFrom('contact')
    .select('id')
    .where('address', '=', assessment.email)
    .executeTakeFirstOrThrow();
  const earlierId = await earlierOne(assessment);
  await plan(assessment);
  const shareLink = await createShareLink(server.database.db, assessment.id);
  const version = await newSiteVersion(server.database.db);
  const webhook = await createEndpoint(server.database.db);
  const feedback = await feedbackRounds(server.database.db, assessment.id);
  const ids = { conversationId, messageId, contactId, earlierId };
  return { assessment, user, ...ids, shareLink, version, ...webhook, feedback };
}

async function earlierOne({ owner, email }: PreparedAssessment): Promise<string> {
  const { id } = await owner.start();
  const changed = await owner.patch(`/api/assessment/${id}`, { email, isCompleted: true });
  expect(changed.statusCode).toBe(200);
  return id;
}

const noted = { addedAt: '2026-01-02T03:04:05.006Z', changedAt: '2026-01-02T03:04:05.006Z' };
const focus = {
  competencyId: 'humility',
  whenItWorks: 'People tell me early.',
  partner: 'A colleague',
  isRemoved: false,
  ...noted,
} as const;
/** The response of `withHistory`. */
const humility = {
  competencyId: 'humility',
  category: 'Leadership of Self',
  question1Rating: 2,
  question2Rating: 3,
  averageRating: 250,
} as const;

async function plan({ owner, id }: PreparedAssessment): Promise<void> {
  const saved = await owner.post(`/api/assessment/${id}/plan`, {
    start: { day: '2099-01-01', changedAt: noted.changedAt },
    focus: [focus],
  });
  expect(saved.statusCode).toBe(200);
}

async function createShareLink(db: Db, assessmentId: string) {
  const token = newToken();
  const { id: linkId } = await db
    .insertInto('share_link')
    .values({
      assessment_id: assessmentId,
      token_hash: hashToken(token),
      name: 'My coach',
      shared_by: 'Ada Lovelace',
      with_plan: true,
      compared_with: null,
      expires_at: new Date('2999-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { linkId, token };
}

async function feedbackRounds(db: Db, assessmentId: string): Promise<WorldFeedback> {
  const other = await db
    .insertInto('assessment')
    .values({ session_id: newSessionId(), email: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const open = await feedbackRound(db, assessmentId, 'sent');
  const settled = await feedbackRound(db, assessmentId, 'declined');
  const others = await feedbackRound(db, other.id, 'sent');
  const answered = others.invitationIds[1]!;
  const answeredToken = await tokenOf(db, answered);
  await db
    .insertInto('feedback_form')
    .values({
      round_id: others.id,
      role: 'peer',
      state: 'submitted',
      token_hash: secretHash('f', answeredToken),
      editor_hash: editorHash(worldEditorKey, answered),
      ratings: JSON.stringify({ humility: 4 }),
      texts: JSON.stringify({ sentence: '', keep: 'Listens', help: '' }),
    })
    .execute();
  return {
    roundId: open.id,
    settledId: settled.id,
    token: await tokenOf(db, others.invitationIds[0]!),
    answeredToken,
  };
}

async function feedbackRound(db: Db, assessmentId: string, state: 'sent' | 'declined') {
  const { id } = await db
    .insertInto('feedback_round')
    .values({
      assessment_id: assessmentId,
      kind: 'full',
      state: 'open',
      name: 'Ada Lovelace',
      competency_ids: competencies.map((one) => one.id),
      starts_on: '2026-01-02',
      closes_on: '2999-01-02',
      invited: 4,
      roles: ['peer', 'peer', 'peer', 'peer'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invitations = await db
    .insertInto('feedback_invitation')
    .values(
      Array.from({ length: 4 }, () => ({
        round_id: id,
        role: 'peer' as const,
        address: newEmail(),
        state,
      })),
    )
    .returning('id')
    .execute();
  return { id, invitationIds: invitations.map((one) => one.id) };
}

const tokenOf = async (db: Db, invitationId: string) =>
  (await makeFormLink(db, '', invitationId)).split('#')[1]!;

const worldEditorKey = 'an-editor-key-of-this-world';
const rated = Object.fromEntries(competencies.map(({ id }) => [id, 3]));
const threeColleagues = () => [1, 2, 3].map(() => ({ email: newEmail() }));

/** Replaces all endpoints, because their number is limited. */
async function createEndpoint(db: Db) {
  await db.deleteFrom('webhook_endpoint').execute();
  const [endpointId, deliveryId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('webhook_endpoint')
    .values({
      id: endpointId,
      url: 'https://hooks.example.com',
      events: ['person.erased'],
      secret: Buffer.from('sealed'),
    })
    .execute();
  await db
    .insertInto('webhook_delivery')
    .values({
      id: deliveryId,
      endpoint_id: endpointId,
      event: TEST_EVENT,
      payload: '{}',
      state: 'failed',
    })
    .execute();
  return { endpointId, deliveryId };
}

/** Saves a version of the site settings in which the office changed the coach's name. */
async function newSiteVersion(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('site_version')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  const settings = {
    facts: { 'coach.name': `Coach of version ${last + 1}` },
    links: {},
    flags: {},
  };
  await db
    .insertInto('site_version')
    .values({
      number: last + 1,
      saved_by: 'owner@practice.example',
      settings: JSON.stringify(settings),
      changed: ['facts.coach.name'],
    })
    .execute();
  return last + 1;
}

const noChanges = { facts: {}, links: {}, flags: {} };

const inputs: Record<string, (world: World) => Record<string, unknown> | undefined> = {
  'auth.user': () => undefined,
  'conversation.list': () => undefined,
  'conversation.create': () => undefined,
  'conversation.rename': ({ conversationId: id }) => ({ id, title: 'Renamed' }),
  'conversation.delete': ({ conversationId: id }) => ({ id }),
  'message.list': ({ conversationId: id }) => ({ id }),
  'message.byId': ({ messageId: id }) => ({ id }),
  'chat.send': ({ conversationId }) => ({ conversationId, message: 'How do I delegate?' }),
  'chat.stop': ({ conversationId }) => ({ conversationId }),
  'chatResults.get': ({ conversationId }) => ({ conversationId }),
  'chatResults.agree': ({ conversationId: id, assessment }) => ({
    id,
    assessmentId: assessment.id,
    text: resultsText([humility], { ...emptyPlan, focus: [focus] }),
  }),
  'chatResults.withdraw': ({ conversationId: id }) => ({ id }),
  'assessment.lookupByEmail': ({ assessment: { email } }) => ({ email }),
  'assessment.bySession': ({ assessment: { sessionId } }) => ({ sessionId }),
  'assessment.byId': ({ assessment: { id } }) => ({ id }),
  'assessment.create': () => ({ sessionId: newSessionId() }),
  'assessment.update': ({ assessment: { id } }) => ({ id, currentQuestionIndex: 9 }),
  'assessment.submitEmail': ({ assessment: { id } }) => ({ id, email: newEmail() }),
  'assessment.saveProgress': ({ assessment: { id } }) => ({ id, email: newEmail() }),
  'assessment.reset': ({ assessment: { id } }) => ({ id }),
  'assessment.keepOnlyHere': ({ assessment: { id } }) => ({ id }),
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
  'plan.get': ({ assessment: { id } }) => ({ id }),
  'plan.save': ({ assessment: { id } }) => ({
    id,
    start: { day: '2099-02-01', changedAt: '2026-02-03T04:05:06.007Z' },
  }),
  'plan.remind': ({ assessment: { id } }) => ({ id, timeZone: 'Europe/Copenhagen' }),
  'comparison.history': () => undefined,
  'comparison.get': ({ assessment: { id }, earlierId }) => ({ id, earlierId }),
  'share.list': ({ assessment: { id } }) => ({ id }),
  'share.create': ({ assessment: { id } }) => ({ id, name: 'My manager', withPlan: true }),
  'share.revoke': ({ assessment: { id }, shareLink: { linkId } }) => ({ id, linkId }),
  'share.open': ({ shareLink: { token } }) => ({ token }),
  'feedback.list': ({ assessment: { id } }) => ({ id }),
  'feedback.start': ({ assessment: { id } }) => ({
    id,
    kind: 'focus',
    name: 'Ada Lovelace',
    invitations: threeColleagues(),
  }),
  'feedback.extend': ({ assessment: { id }, feedback: { roundId } }) => ({ id, roundId }),
  'feedback.publish': ({ assessment: { id }, feedback: { settledId: roundId } }) => ({
    id,
    roundId,
  }),
  'feedback.cancel': ({ assessment: { id }, feedback: { roundId } }) => ({ id, roundId }),
  'feedback.open': ({ feedback: { token } }) => ({ token }),
  'feedback.save': ({ feedback: { token } }) => ({
    token,
    editorKey: worldEditorKey,
    ratings: { humility: 5, resilience: null },
  }),
  'feedback.submit': ({ feedback: { token } }) => ({
    token,
    editorKey: worldEditorKey,
    ratings: rated,
    texts: { keep: 'Asks before deciding.' },
  }),
  'feedback.withdraw': ({ feedback: { answeredToken: token } }) => ({ token }),
  'feedback.decline': ({ feedback: { token } }) => ({ token, neverAgain: true }),
  'person.kept': () => undefined,
  'visits.count': () => ({ page: '/about' }),
  'office.me': () => undefined,
  'office.overview.funnel': () => ({ from: '2026-01-01', to: '2026-01-31' }),
  'office.overview.visits': () => ({ from: '2026-01-01', to: '2026-01-31' }),
  'office.overview.chart': () => ({ from: '2026-01-01', to: '2026-01-31' }),
  'office.overview.lowest': () => ({ from: '2026-01-01', to: '2026-01-31' }),
  'office.overview.sources': () => ({ from: '2026-01-01', to: '2026-01-31' }),
  'office.overview.feedback': () => undefined,
  'office.people.list': () => ({ search: 'example', sort: '-overall' }),
  'office.people.views': () => undefined,
  'office.people.sources': () => undefined,
  'office.people.get': ({ contactId: id }) => ({ id }),
  'office.people.update': ({ contactId: id }) => ({ id, note: 'Call on Monday', editedAt: null }),
  'office.people.erase': ({ contactId: id }) => ({ id }),
  'office.log.list': () => ({ page: 1 }),
  'office.site.get': () => undefined,
  'office.site.save': ({ version }) => ({
    version,
    changes: { ...noChanges, facts: { place: `Where version ${version + 1} is` } },
  }),
  'office.site.versions': () => undefined,
  'office.site.restore': ({ version }) => ({ version, number: 0 }),
  'office.site.preview': () => ({ page: 'home', changes: noChanges }),
  'office.webhooks.endpoints': () => undefined,
  'office.webhooks.create': () => ({ url: 'https://hooks.example.com', events: ['email.given'] }),
  'office.webhooks.update': ({ endpointId: id }) => ({ id, isOn: false }),
  'office.webhooks.rotate': ({ endpointId: id }) => ({ id }),
  'office.webhooks.delete': ({ endpointId: id }) => ({ id }),
  'office.webhooks.test': ({ endpointId: id }) => ({ id }),
  'office.webhooks.deliveries': ({ endpointId }) => ({ endpointId, page: 1 }),
  'office.webhooks.delivery': ({ deliveryId: id }) => ({ id }),
  'office.webhooks.replay': ({ deliveryId: id }) => ({ id }),
  'office.status.get': () => undefined,
  'office.status.testMail': () => undefined,
  'person.export': () => undefined,
  'person.erase': () => undefined,
  'person.requestLink': ({ assessment: { email } }) => ({ email }),
  'person.revokeLinks': () => undefined,
};

/** Valid input for a call about the world. Throws for a procedure that has none yet. */
export function inputFor({ name }: Endpoint, world: World): Record<string, unknown> | undefined {
  const make = inputs[name];
  if (!make) throw new Error(`${name} has no input here: add one`);
  return make(world);
}
