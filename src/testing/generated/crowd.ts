import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import fc from 'fast-check';
import { expect } from 'vitest';
import { startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { storedRows } from '#testing/stored-rows.ts';
import { brokenRules } from '#testing/stored-rules.ts';
import { newAddress, TestCaller } from '#testing/test-caller.ts';
import { createWorld, type World } from '#testing/world.ts';
import type { GeneratedRequest } from './rest-requests.ts';
import { places } from './values.ts';

/** Callers of the generated requests: owners with every right to their data, and strangers. */
export const sender = fc.oneof(
  { weight: 6, arbitrary: fc.nat().map((nth) => ({ kind: 'user' as const, nth })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'stranger' as const }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('session=', 'session=x; assessments=o.o.f', 'assessments=%E0%A4%A', ';=;;', '=')
      .map((cookie) => ({ kind: 'nonsense' as const, cookie })),
  },
);
type Sender = typeof sender extends fc.Arbitrary<infer Value> ? Value : never;

/** Enough users to stay mostly within the message limit of each. */
const PEOPLE = 30;

interface Member {
  world: World;
  messageId: string;
}

/** Calls that erase all traces of their caller. */
const ERASING = /^DELETE \/api\/(person|assessment)|(person|assessment)\.erase/;

/** The app with several users, one of whom the others must not affect. */
export class Crowd {
  readonly server: ChatApp;
  readonly #members: Member[];
  readonly #neighbor: World;
  readonly #before: unknown;

  private constructor(server: ChatApp, members: Member[], neighbor: World, before: unknown) {
    this.server = server;
    this.#members = members;
    this.#neighbor = neighbor;
    this.#before = before;
  }

  static async create(): Promise<Crowd> {
    const server = await startChatApp({}, { mail: queueOnlyMail });
    const worlds: World[] = [];
    for (let count = 0; count <= PEOPLE; count++) {
      worlds.push(await settledWorld(server));
    }
    const [neighbor, ...people] = worlds;
    const members = people.map((world) => ({ world, messageId: crypto.randomUUID() }));
    return new Crowd(server, members, neighbor!, await rowsOf(server, neighbor!));
  }

  /** Sends the request as a member: with their cookies, and their ids for the placeholders. */
  async send(
    { payload, url, method, headers }: GeneratedRequest,
    from: Sender,
    send: (options: InjectOptions & { url: string }) => Promise<LightMyRequestResponse>,
  ): Promise<LightMyRequestResponse> {
    const member = this.#members[from.kind === 'user' ? from.nth % PEOPLE : 0]!;
    const ids = this.#idsOf(member);
    const answer = await send({
      method,
      url: withIds(url, ids),
      headers: { ...headers, cookie: cookieOf(from, member) },
      remoteAddress: newAddress(),
      ...(payload !== undefined && {
        payload: typeof payload === 'string' ? withIds(payload, ids) : payload,
      }),
    });
    if (from.kind === 'user') {
      remember(member, answer.body);
      if (ERASING.test(`${method} ${url}`)) await this.#restart(member);
    }
    return answer;
  }

  /** After erasing everything, the caller counts as a new one. */
  async #restart(member: Member): Promise<void> {
    const { assessment, user } = member.world;
    const left = await user.get('/api/auth/user');
    const current = await assessment.owner.get(`/api/assessment/by-id/${assessment.id}`);
    if (left.statusCode === 200 && current.statusCode === 200) return;
    member.world = await settledWorld(this.server);
  }

  async expectAllWell(): Promise<void> {
    expect(await brokenRules(this.server.database.db)).toEqual([]);
    expect(await rowsOf(this.server, this.#neighbor)).toEqual(this.#before);
    await new TestCaller(this.server.app).start();
  }

  #idsOf({ world, messageId }: Member): Record<keyof typeof places, string> {
    return {
      assessment: world.assessment.id,
      conversation: world.conversationId,
      message: messageId,
      othersAssessment: this.#neighbor.assessment.id,
      othersConversation: this.#neighbor.conversationId,
    };
  }
}

async function settledWorld(server: ChatApp): Promise<World> {
  const world = await createWorld(server);
  // The assessment starts with outdated scores.
  await world.assessment.owner.post(`/api/assessment/${world.assessment.id}/calculate-scores`);
  return world;
}

function withIds(text: string, ids: Record<keyof typeof places, string>): string {
  return Object.entries(places).reduce(
    (filled, [name, place]) => filled.replaceAll(place, ids[name as keyof typeof places]),
    text,
  );
}

function cookieOf(from: Sender, { world: { assessment, user } }: Member): string {
  if (from.kind === 'user') return `${assessment.owner.cookie}; ${user.cookie}`;
  return from.kind === 'stranger' ? '' : from.cookie;
}

/** Remembers the latest conversation and message, because calls may delete earlier ones. */
function remember(member: Member, answer: string): void {
  const conversation = /"id":"([0-9a-f-]{36})","title"/.exec(answer)?.[1];
  const message = /"id":"([0-9a-f-]{36})","role"/.exec(answer)?.[1];
  if (conversation !== undefined) member.world.conversationId = conversation;
  if (message !== undefined) member.messageId = message;
}

async function rowsOf({ database }: ChatApp, { assessment, conversationId }: World) {
  const messages = await database.db
    .selectFrom('conversation as c')
    .leftJoin('message as m', 'm.conversation_id', 'c.id')
    .selectAll()
    .where('c.id', '=', conversationId)
    .execute();
  return { assessment: await storedRows(database.db, assessment.id), messages };
}
