import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeRound,
  type Colleague,
  colleagues,
  latestRound,
  type Leader,
  mailsTo,
  Rater,
  raterOf,
  startedRound,
  verifiedLeader,
} from '#testing/feedback-callers.ts';
import { editorKey, ratedAll, tokenFor } from '#testing/feedback-round.ts';
import { foundAnywhere } from '#testing/stored-rows.ts';
import { eventually, type MailApp, startMailApp } from '#testing/mail-app.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

const db = () => server.database.db;

describe('a form', () => {
  let leader: Leader;
  const rest: Colleague[] = [];
  beforeAll(async () => {
    leader = await verifiedLeader(server);
    rest.push(...colleagues(...Array.from({ length: 20 }, () => 'peer' as const)));
    await startedRound(leader, rest);
  });

  /** One more of those invited. */
  const next = async () => {
    const colleague = rest.pop()!;
    return { colleague, rater: await raterOf(server, colleague) };
  };

  test('is saved in part, read in the same browser, and submitted with 18 of 35', async () => {
    const { rater } = await next();
    const ratings = { ...ratedAll(4, 17), resilience: null };
    const texts = { sentence: '', keep: ' Listens ', help: '' };
    expect((await rater.send('save', { ratings, texts })).json()).toEqual({ state: 'partial' });
    expect((await rater.opened()).own).toEqual({ ratings, texts: { ...texts, keep: 'Listens' } });
    const few = await rater.send('submit', { ratings, texts });
    expect(few.statusCode).toBe(409);
    expect(few.body).toContain('at least 18');
    expect((await rater.send('submit', { ratings: ratedAll(4, 18) })).json()).toEqual({
      state: 'submitted',
    });
    expect((await rater.send('save', { ratings: ratedAll(4, 17) })).statusCode).toBe(409);
    expect((await rater.send('save', { ratings: ratedAll(1) })).json()).toEqual({
      state: 'submitted',
    });
    expect((await rater.opened()).own?.ratings).toEqual(ratedAll(1));
  });

  test('can be replaced from another browser, but not read', async () => {
    const { rater, colleague } = await next();
    await rater.send('submit', { ratings: ratedAll(2) });
    const elsewhere = new Rater(server, rater.token);
    expect(await elsewhere.opened()).toMatchObject({ state: 'submitted', own: null });
    expect((await elsewhere.send('save', { ratings: ratedAll(5) })).statusCode).toBe(409);
    expect((await elsewhere.send('submit', { ratings: ratedAll(5) })).statusCode).toBe(200);
    expect(await rater.opened()).toMatchObject({ state: 'submitted', own: null });
    expect((await elsewhere.opened()).own?.ratings).toEqual(ratedAll(5));
    // Each time the reader of the mailbox is notified.
    expect(
      (await mailsTo(db(), colleague)).filter((kind) => kind === 'feedback_receipt'),
    ).toHaveLength(2);
  });

  test('is counted once, whatever mail its link comes from', async () => {
    const { rater, colleague } = await next();
    await rater.send('save', { ratings: ratedAll(2) });
    const reminded = new Rater(server, await tokenFor(db(), colleague));
    expect((await reminded.opened()).state).toBe('none');
    await reminded.send('submit', { ratings: ratedAll(3) });
    for (const action of ['save', 'submit'] as const) {
      expect((await rater.send(action, { ratings: ratedAll(5) })).statusCode).toBe(409);
    }
    expect((await rater.opened()).state).toBe('elsewhere');
    expect((await rater.send('decline')).statusCode).toBe(409);
  });

  test('continues by the link of a reminder in the same browser', async () => {
    const { rater, colleague } = await next();
    const given = { ratings: ratedAll(2, 17), texts: { sentence: '', keep: 'Listens', help: '' } };
    await rater.send('save', given);
    const { invitationId } = await rater.opened();
    const reminded = new Rater(server, await tokenFor(db(), colleague), rater.key);
    expect(await reminded.opened()).toMatchObject({ invitationId, state: 'partial', own: given });
    await reminded.send('submit', { ratings: ratedAll(3) });
    const own = { ratings: ratedAll(3), texts: { sentence: '', keep: '', help: '' } };
    for (const either of [rater, reminded]) {
      expect(await either.opened()).toMatchObject({ state: 'submitted', own });
    }
    expect((await rater.send('save', { ratings: ratedAll(4) })).json()).toEqual({
      state: 'submitted',
    });
    // The link in the receipt still leads to it, from other browsers, too.
    const elsewhere = new Rater(server, reminded.token);
    expect(await elsewhere.opened()).toMatchObject({ state: 'submitted', own: null });
    expect((await rater.send('withdraw')).json()).toEqual({ state: 'withdrawn' });
    expect(await reminded.opened()).toMatchObject({ state: 'withdrawn', own: null });
  });

  test('can be withdrawn, from any browser, and submitted again', async () => {
    const { rater } = await next();
    await rater.send('submit', { ratings: ratedAll(2) });
    const elsewhere = new Rater(server, rater.token);
    expect((await elsewhere.send('withdraw')).json()).toEqual({ state: 'withdrawn' });
    expect(await rater.opened()).toMatchObject({ state: 'withdrawn', own: null });
    expect((await rater.send('withdraw')).statusCode).toBe(409);
    expect((await rater.send('submit', { ratings: ratedAll(2) })).json()).toEqual({
      state: 'submitted',
    });
  });

  test.each([
    ['a rating out of range', { ratings: { humility: 0 } }],
    ['an unknown competency', { ratings: { nothing: 3 } }],
    ['the text of another kind', { ratings: {}, texts: { sentence: 'x' } }],
    ['a long comment', { ratings: {}, texts: { keep: 'x'.repeat(501) } }],
    ['a short key', { ratings: {}, editorKey: 'short' }],
  ])('is refused with 400 for %s', async (_name, given) => {
    const { rater } = await next();
    expect((await rater.send('save', given)).statusCode).toBe(400);
    expect((await rater.opened()).state).toBe('none');
  });

  test('opens by its token alone', async () => {
    for (const token of ['', 'x', editorKey().padEnd(43, 'x'), 'x'.repeat(201)]) {
      const answer = await new Rater(server, token).send('open');
      expect(answer.statusCode).toBe(token.length > 200 ? 400 : 404);
    }
  });

  test('is refused in the browser of the leader, and changes nothing there', async () => {
    const { rater } = await next();
    for (const action of ['open', 'save', 'submit', 'withdraw', 'decline'] as const) {
      const { caller } = rater;
      caller.cookies.clear();
      for (const cookie of leader.caller.cookies) caller.cookies.set(...cookie);
      const given = { ratings: ratedAll(5) };
      const isWrite = action === 'save' || action === 'submit';
      expect((await rater.send(action, isWrite ? given : {})).statusCode).toBe(403);
      caller.cookies.clear();
    }
    expect((await rater.opened()).state).toBe('none');
  });
});

describe('someone who wants no more invitations', () => {
  test('gets none from anyone, and counts as declined', async () => {
    const [tired, ...others] = colleagues('peer', 'peer', 'peer', 'peer');
    const leader = await verifiedLeader(server);
    await startedRound(leader, [tired!, ...others]);
    await server.mailbox.receive(tired!.email, /feedback_invitation/);
    await (await raterOf(server, tired!)).send('decline', { neverAgain: true });

    const another = await verifiedLeader(server);
    await startedRound(another, [tired!, ...colleagues('peer', 'peer', 'peer')]);
    await eventually(async () => expect(await latestRound(another)).toMatchObject({ declined: 1 }));
    expect(
      server.mailbox.mails.filter((mail) => mail.recipients.includes(tired!.email)),
    ).toHaveLength(1);
  });

  test('can say so by the link of the mail, without opening the form', async () => {
    const [tired, ...others] = colleagues('peer', 'peer', 'peer', 'peer');
    const leader = await verifiedLeader(server);
    await startedRound(leader, [tired!, ...others]);
    const mail = await server.mailbox.receive(tired!.email, /feedback_invitation/);
    const { unsubscribeUrl } = JSON.parse(mail.text!) as { unsubscribeUrl: string };
    const path = new URL(unsubscribeUrl).pathname;
    const page = await server.app.inject(path);
    expect(page.body).toContain('Stop invitations?');
    const done = await server.app.inject({ method: 'POST', url: path });
    expect(done.body).toContain('gets no more invitations');
    expect(await latestRound(leader)).toMatchObject({ declined: 1 });
  });

  test('can say so after the round, when the mail and the address are deleted', async () => {
    const [tired, ...others] = colleagues('peer', 'peer', 'peer', 'peer');
    const leader = await verifiedLeader(server);
    const round = await startedRound(leader, [tired!, ...others]);
    const mail = await server.mailbox.receive(tired!.email, /feedback_invitation/);
    const { unsubscribeUrl } = JSON.parse(mail.text!) as { unsubscribeUrl: string };
    expect((await changeRound(leader, round, 'cancel')).statusCode).toBe(200);
    expect(await foundAnywhere(db(), [tired!.email])).toEqual([]);

    const url = new URL(unsubscribeUrl).pathname;
    expect((await server.app.inject({ url: `${url}x`, method: 'POST' })).statusCode).toBe(404);
    expect((await server.app.inject({ url, method: 'POST' })).statusCode).toBe(200);
    await startedRound(leader, [tired!, ...colleagues('peer', 'peer', 'peer')]);
    await eventually(async () =>
      expect(await latestRound(leader)).toMatchObject({ state: 'open', declined: 1 }),
    );
  });
});
