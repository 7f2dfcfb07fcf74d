import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import type { Endpoint } from '#server/api/endpoints.ts';
import { startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { endpoints, requestOf, send, statusOf, type Transport } from '#testing/endpoint-call.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { officeCaller, officeSettings, signedInCaller, visit } from '#testing/sign-in.ts';
import { printOfDatabase } from '#testing/stored-rows.ts';
import { bareSite } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { createWorld, inputFor, type World } from '#testing/world.ts';
import { isAll } from '#testing/is-all.ts';

/**
 * What each caller may do with an assessment that `owner` created and a conversation that `user`
 * has. A status means that the call is rejected and changes nothing. All callers got their access
 * while the assessment was unfinished. They call then, after its completion, or after its email
 * changed. The later moments list only procedures that check whose assessment it is.
 */
const matrices = {
  unfinished: `
                              owner    session  verified finder   reader   stranger user     another  left     member
  assessment.lookupByEmail    reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  assessment.bySession        reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  assessment.byId             reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  assessment.create           changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  assessment.update           changes  changes  changes  changes  403      403      403      403      403      403
  assessment.submitEmail      changes  changes  changes  403      403      403      403      403      403      403
  assessment.saveProgress     changes  changes  changes  403      403      403      403      403      403      403
  assessment.reset            changes  changes  changes  403      403      403      403      403      403      403
  assessment.keepOnlyHere     403      403      changes  403      403      403      403      403      403      403
  assessment.calculateScores  changes  changes  changes  403      403      403      403      403      403      403
  assessment.remindRetake     changes  changes  changes  403      403      403      403      403      403      403
  assessment.erase            changes  changes  changes  403      403      403      403      403      403      403
  response.list               reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  response.save               changes  changes  changes  changes  403      403      403      403      403      403
  auth.user                   401      401      401      401      401      401      reads    reads    401      reads
  conversation.list           401      401      401      401      401      401      reads    reads    401      reads
  conversation.create         401      401      401      401      401      401      changes  changes  401      changes
  conversation.rename         401      401      401      401      401      401      changes  404      401      404
  conversation.delete         401      401      401      401      401      401      changes  404      401      404
  message.list                401      401      401      401      401      401      reads    404      401      404
  message.byId                401      401      401      401      401      401      reads    404      401      404
  chat.send                   401      401      401      401      401      401      changes  404      401      404
  chat.stop                   401      401      401      401      401      401      reads    404      401      404
  chatResults.get             401      401      401      401      401      401      reads    404      401      404
  chatResults.agree           401      401      401      401      401      401      404      404      401      404
  chatResults.withdraw        401      401      401      401      401      401      changes  404      401      404
  plan.get                  reads    reads    reads    403      403      403      403      403      403      403
  plan.save                 changes  changes  changes  403      403      403      403      403      403      403
  plan.remind               changes  changes  changes  403      403      403      403      403      403      403
  comparison.history        reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  comparison.get              409      403      403      403      403      403      403      403      403      403
  share.list                reads    reads    reads    403      403      403      403      403      403      403
  share.create              409      409      409      403      403      403      403      403      403      403
  share.revoke              changes  changes  changes  403      403      403      403      403      403      403
  share.open                changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  feedback.list               reads    reads    reads    403      403      403      403      403      403      403
  feedback.start              403      403      409      403      403      403      403      403      403      403
  feedback.extend             403      403      changes  403      403      403      403      403      403      403
  feedback.publish            403      403      changes  403      403      403      403      403      403      403
  feedback.cancel             changes  changes  changes  403      403      403      403      403      403      403
  feedback.open               reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  feedback.save               changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  feedback.submit             changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  feedback.withdraw           changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  feedback.decline            changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  person.kept                 reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  person.export               changes  changes  changes  reads    reads    changes  changes  changes  reads    changes
  person.erase                changes  changes  changes  reads    reads    changes  changes  changes  reads    changes
  person.requestLink          changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  person.revokeLinks          changes  changes  changes  reads    reads    changes  reads    reads    reads    reads
  visits.count                reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  office.me                   401      401      401      401      401      401      403      403      401      reads
  office.overview.funnel      401      401      401      401      401      401      403      403      401      reads
  office.overview.visits      401      401      401      401      401      401      403      403      401      reads
  office.overview.chart       401      401      401      401      401      401      403      403      401      reads
  office.overview.lowest      401      401      401      401      401      401      403      403      401      reads
  office.overview.sources     401      401      401      401      401      401      403      403      401      reads
  office.overview.feedback    401      401      401      401      401      401      403      403      401      reads
  office.people.list          401      401      401      401      401      401      403      403      401      reads
  office.people.views         401      401      401      401      401      401      403      403      401      reads
  office.people.sources       401      401      401      401      401      401      403      403      401      reads
  office.people.get           401      401      401      401      401      401      403      403      401      changes
  office.people.update        401      401      401      401      401      401      403      403      401      changes
  office.people.erase         401      401      401      401      401      401      403      403      401      changes
  office.log.list             401      401      401      401      401      401      403      403      401      reads
  office.site.get             401      401      401      401      401      401      403      403      401      reads
  office.site.save            401      401      401      401      401      401      403      403      401      changes
  office.site.versions        401      401      401      401      401      401      403      403      401      reads
  office.site.restore         401      401      401      401      401      401      403      403      401      changes
  office.site.preview         401      401      401      401      401      401      403      403      401      reads
  office.webhooks.endpoints   401      401      401      401      401      401      403      403      401      reads
  office.webhooks.create      401      401      401      401      401      401      403      403      401      changes
  office.webhooks.update      401      401      401      401      401      401      403      403      401      changes
  office.webhooks.rotate      401      401      401      401      401      401      403      403      401      changes
  office.webhooks.delete      401      401      401      401      401      401      403      403      401      changes
  office.webhooks.test        401      401      401      401      401      401      403      403      401      changes
  office.webhooks.deliveries  401      401      401      401      401      401      403      403      401      reads
  office.webhooks.delivery    401      401      401      401      401      401      403      403      401      reads
  office.webhooks.replay      401      401      401      401      401      401      403      403      401      changes
  office.status.get           401      401      401      401      401      401      403      403      401      reads
  office.status.testMail      401      401      401      401      401      401      403      403      401      502
`,
  completed: `
                              owner    session  verified finder   reader   stranger user     another  left     member
  assessment.lookupByEmail    reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  assessment.bySession        reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  assessment.byId             reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  assessment.create           changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  assessment.update           changes  changes  changes  403      403      403      403      403      403      403
  assessment.submitEmail      changes  changes  changes  403      403      403      403      403      403      403
  assessment.saveProgress     changes  changes  changes  403      403      403      403      403      403      403
  assessment.reset            changes  changes  changes  403      403      403      403      403      403      403
  assessment.keepOnlyHere     403      403      changes  403      403      403      403      403      403      403
  assessment.calculateScores  changes  changes  changes  403      403      403      403      403      403      403
  assessment.remindRetake     changes  changes  changes  403      403      403      403      403      403      403
  assessment.erase            changes  changes  changes  403      403      403      403      403      403      403
  response.list               reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  response.save               changes  changes  changes  403      403      403      403      403      403      403
  plan.get                  reads    reads    reads    403      403      403      403      403      403      403
  plan.save                 changes  changes  changes  403      403      403      403      403      403      403
  plan.remind               changes  changes  changes  403      403      403      403      403      403      403
  comparison.history        reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  comparison.get              reads    403      403      403      403      403      403      403      403      403
  share.list                reads    reads    reads    403      403      403      403      403      403      403
  share.create              changes  changes  changes  403      403      403      403      403      403      403
  share.revoke              changes  changes  changes  403      403      403      403      403      403      403
  share.open                changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  feedback.list               reads    reads    reads    403      403      403      403      403      403      403
  feedback.start              403      403      changes  403      403      403      403      403      403      403
  feedback.extend             403      403      changes  403      403      403      403      403      403      403
  feedback.publish            403      403      changes  403      403      403      403      403      403      403
  feedback.cancel             changes  changes  changes  403      403      403      403      403      403      403
  person.kept                 reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  person.export               changes  changes  changes  reads    reads    changes  changes  changes  reads    changes
  person.erase                changes  changes  changes  reads    reads    changes  changes  changes  reads    changes
  person.requestLink          changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  person.revokeLinks          changes  changes  changes  reads    reads    changes  reads    reads    reads    reads
`,
  'under another email': `
                              owner    session  verified finder   reader   stranger user     another  left     member
  assessment.lookupByEmail    reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  assessment.bySession        reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  assessment.byId             reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  assessment.create           changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  assessment.update           changes  changes  403      403      403      403      403      403      403      403
  assessment.submitEmail      changes  changes  403      403      403      403      403      403      403      403
  assessment.saveProgress     changes  changes  403      403      403      403      403      403      403      403
  assessment.reset            changes  changes  403      403      403      403      403      403      403      403
  assessment.keepOnlyHere     403      403      403      403      403      403      403      403      403      403
  assessment.calculateScores  changes  changes  403      403      403      403      403      403      403      403
  assessment.remindRetake     changes  changes  403      403      403      403      403      403      403      403
  assessment.erase            changes  changes  403      403      403      403      403      403      403      403
  response.list               reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  response.save               changes  changes  403      403      403      403      403      403      403      403
  plan.get                  reads    reads    403      403      403      403      403      403      403      403
  plan.save                 changes  changes  403      403      403      403      403      403      403      403
  plan.remind               changes  changes  403      403      403      403      403      403      403      403
  comparison.history        reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  comparison.get            409      403      403      403      403      403      403      403      403      403
  share.list                reads    reads    403      403      403      403      403      403      403      403
  share.create              409      409      403      403      403      403      403      403      403      403
  share.revoke                404      404      403      403      403      403      403      403      403      403
  share.open                  404      404      404      404      404      404      404      404      404      404
  feedback.list               reads    reads    403      403      403      403      403      403      403      403
  feedback.start              403      403      403      403      403      403      403      403      403      403
  feedback.extend             403      403      403      403      403      403      403      403      403      403
  feedback.publish            403      403      403      403      403      403      403      403      403      403
  feedback.cancel             changes  changes  403      403      403      403      403      403      403      403
  person.kept                 reads    reads    reads    reads    reads    reads    reads    reads    reads    reads
  person.export               changes  changes  reads    reads    reads    changes  changes  changes  reads    changes
  person.erase                changes  changes  reads    reads    reads    changes  changes  changes  reads    changes
  person.requestLink          changes  changes  changes  changes  changes  changes  changes  changes  changes  changes
  person.revokeLinks          changes  changes  reads    reads    reads    changes  reads    reads    reads    reads
`,
};

type Moment = keyof typeof matrices;
const moments = Object.keys(matrices) as Moment[];

/** Procedures whose rights have nothing to do with an assessment. */
const boundToNone =
  /^(?:(?:auth|conversation|message|chat|chatResults|visits|office)\.|feedback\.(?:open|save|submit|withdraw|decline)$)/;

function endpointsAt(moment: Moment): Endpoint[] {
  return moment === 'unfinished'
    ? endpoints
    : endpoints.filter(({ name }) => !boundToNone.test(name));
}

/** The changes that the owner has made in between. */
const since: Record<Moment, () => object> = {
  unfinished: () => ({}),
  completed: () => ({ isCompleted: true }),
  'under another email': () => ({ email: newEmail() }),
};

/** How each caller gets access. */
const callers: Record<string, (world: World) => TestCaller | Promise<TestCaller>> = {
  owner: ({ assessment }) => assessment.owner,
  session: async ({ assessment: { sessionId } }) => {
    const caller = newCaller();
    await caller.get(`/api/assessment/${sessionId}`);
    return caller;
  },
  /** By opening a mailed link to it. */
  verified: async ({ assessment: { id, email } }) => {
    const caller = newCaller();
    await openLink(server, caller, await mailedLink(server.database.db, { id, email }));
    return caller;
  },
  finder: async ({ assessment: { email } }) => {
    const caller = newCaller();
    await caller.post('/api/assessment/lookup-by-email', { email });
    return caller;
  },
  reader: async ({ assessment: { id } }) => {
    const caller = newCaller();
    await caller.read(id);
    return caller;
  },
  stranger: async () => {
    const caller = newCaller();
    await caller.start();
    return caller;
  },
  user: ({ user }) => user,
  another: () => signedInCaller(server),
  /** Someone with the old cookie of the user, who has signed out. */
  left: async ({ user }) => {
    const caller = newCaller();
    caller.cookies.set('session', user.cookies.get('session')!);
    await visit(server, user, '/api/logout', { method: 'POST' });
    return caller;
  },
  /** Someone with access to the office, which gives no access to people's own data. */
  member: () => officeCaller(server),
};

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp({ site: bareSite }, { mail: queueOnlyMail, office: officeSettings });
});
afterAll(() => server.close());

const newCaller = () => new TestCaller(server.app);

/** Procedure → caller → result. */
const expected = Object.fromEntries(
  Object.entries(matrices).map(([moment, matrix]) => {
    const [header = '', ...lines] = matrix.trim().split('\n');
    const columns = header.trim().split(/\s+/);
    const rows = lines.map((line) => {
      const [name = '', ...cells] = line.trim().split(/\s+/);
      return [name, Object.fromEntries(columns.map((column, index) => [column, cells[index]]))];
    });
    return [moment, Object.fromEntries(rows) as Record<string, Record<string, string>>];
  }),
);

/** Comparing the whole database would take longer with each earlier test's rows. */
async function forgetOthers(db: Db): Promise<void> {
  await db.deleteFrom('assessment').execute();
  await db.deleteFrom('user').execute();
  for (const table of ['past_assessment', 'site_version', 'audit_event', 'office_event'] as const) {
    await db.deleteFrom(table).execute();
  }
}

interface Calls {
  moment: Moment;
  transport: Transport;
}

/** A world at this moment, with access for the given callers. */
async function worldAt(moment: Moment, names: readonly string[]) {
  await forgetOthers(server.database.db);
  const world = await createWorld(server);
  const people: Record<string, TestCaller> = {};
  for (const who of names) people[who] = await callers[who]!(world);
  const { owner, id } = world.assessment;
  const changed = await owner.patch(`/api/assessment/${id}`, since[moment]());
  expect(changed.statusCode).toBe(200);
  return { world, people };
}

type Shared = Awaited<ReturnType<typeof worldAt>>;

const print = () => printOfDatabase(server.database.db);

/** The result of a call that should change nothing: its status, or "reads". */
async function callIn({ world, people }: Shared, who: string, ...of: [Endpoint, Transport]) {
  const request = requestOf(...of, inputFor(of[0], world));
  const answer = await send(server, request, people[who]!);
  const status = statusOf(answer);
  if (status === 200) return 'reads';
  const hasEffect = answer.headers['set-cookie'] !== undefined;
  return hasEffect ? `${status}, but not without effect` : String(status);
}

test.each(moments)('the matrix of %s has a row for every procedure and caller', (moment) => {
  const rows = expected[moment]!;
  expect(Object.keys(rows).toSorted()).toEqual(
    endpointsAt(moment)
      .map(({ name }) => name)
      .toSorted(),
  );
  for (const cells of Object.values(rows)) {
    expect(Object.keys(cells)).toEqual(Object.keys(callers));
  }
});

/**
 * The callers with the most and the fewest rights, because each needs a world of its own. Later, that with the
 * fewest stands for both.
 */
const ends = (who: readonly string[], moment: Moment) =>
  isAll
    ? who
    : who.filter((one) => one === who.at(-1) || (one === who[0] && moment === 'unfinished'));

/** Both transports share the procedure and its checks, so one moment is enough for the second. */
const calls: Calls[] = [
  ...moments.map((moment) => ({ moment, transport: 'REST' as const })),
  { moment: 'unfinished', transport: 'tRPC' },
];

describe.each(calls)('$moment, over $transport', ({ moment, transport }) => {
  describe('changes nothing:', () => {
    let shared: Shared;
    /** After the last test. */
    let before: string;
    beforeAll(async () => {
      const { left, ...others } = callers;
      shared = await worldAt(moment, Object.keys(others));
      // Someone else signs out, so that the user of this world stays signed in.
      const user = await signedInCaller(server);
      shared.people['left'] = await left!({ ...shared.world, user });
      before = await print();
    });

    test.each(endpointsAt(moment))('$name', async (endpoint) => {
      const cells = Object.entries(expected[moment]![endpoint.name]!);
      const calm = cells.filter(([, cell]) => cell !== 'changes');
      const found: [string, string][] = [];
      for (const [who] of calm) {
        found.push([who, await callIn(shared, who, endpoint, transport)]);
      }
      const last = before;
      before = await print();
      expect(found).toEqual(calm);
      expect(before).toBe(last);
    });
  });

  // A rejected call shows that the transport checks; the effect is the procedure's alone.
  describe.runIf(transport === 'REST')('changes something:', () => {
    const rows = endpointsAt(moment)
      .map((endpoint) => ({
        endpoint,
        who: ends(
          Object.entries(expected[moment]![endpoint.name]!)
            .filter(([, cell]) => cell === 'changes')
            .map(([who]) => who),
          moment,
        ),
      }))
      .filter(({ who }) => who.length > 0);

    test.each(rows)('$endpoint.name', async ({ endpoint, who: names }) => {
      for (const who of names) {
        const own = await worldAt(moment, [who]);
        const before = await print();
        expect(await callIn(own, who, endpoint, transport), who).toBe('reads');
        expect(await print(), who).not.toBe(before);
      }
    });
  });
});
