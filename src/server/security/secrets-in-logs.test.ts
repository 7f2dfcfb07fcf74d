import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ChatUser, startChatApp } from '#testing/chat-app.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { share } from '#testing/shared-results.ts';
import { startIdentityProvider } from '#testing/identity-provider.ts';
import { startSignIn, signInAtProvider, visit } from '#testing/sign-in.ts';
import { bareSite, startTestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

/** Collects a log at its most verbose level. */
function openLog() {
  const lines: string[] = [];
  return {
    lines,
    stream: { write: (line: string) => lines.push(line) },
    expectNone(secrets: string[]): void {
      expectNone(lines.join(''), secrets);
    },
  };
}

function expectNone(output: string, secrets: string[]): void {
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(6);
    expect(output).not.toContain(secret);
    expect(output).not.toContain(encodeURIComponent(secret));
  }
}

describe('signing in', () => {
  test('leaves no codes, tokens, or names in the log, whether it works or not', async () => {
    const log = openLog();
    const provider = await startIdentityProvider();
    const server = await startTestApp(
      { oidc: provider.settings, logLevel: 'trace' },
      { logStream: log.stream },
    );
    try {
      const caller = new TestCaller(server.app);
      const providerUrl = await startSignIn(
        server,
        caller,
        '/api/login?returnTo=/chatbot?topic=private1',
      );
      const callback = await signInAtProvider(providerUrl, 'Adaline Privately');
      await visit(server, caller, callback);
      const cookies = [...caller.cookies.values()];
      expect(cookies).toHaveLength(2);
      await visit(server, caller, callback);
      await visit(server, new TestCaller(server.app), callback);
      await visit(
        server,
        caller,
        `/api/callback?error=access_denied&error_description=PrivateWords`,
      );
      await visit(server, caller, `/api/nothing?token=${cookies[0]}`);

      const again = await signInAtProvider(await startSignIn(server, caller), 'Adaline Privately');
      await provider.close();
      expect((await visit(server, caller, again)).statusCode).toBe(503);
      await visit(server, caller, '/api/logout', { method: 'POST' });

      const events = log.lines
        .map((line) => JSON.parse(line) as { msg: string; user?: string })
        .filter(({ user }) => user !== undefined);
      expect(events.map(({ msg }) => msg)).toEqual(['signed in', 'signed out']);
      expect(events[0]?.user).toBe(events[1]?.user);

      const parameters = [providerUrl, `http://x${callback}`, `http://x${again}`].flatMap((url) => {
        const { searchParams } = new URL(url);
        return ['state', 'nonce', 'code', 'code_challenge'].map((name) => searchParams.get(name));
      });
      const secrets = parameters.filter((value) => value !== null);
      expect(secrets.length).toBeGreaterThan(6);
      expect(log.lines.length).toBeGreaterThan(8);
      const { clientSecret } = provider.settings;
      log.expectNone([
        ...secrets,
        ...cookies,
        clientSecret,
        'Privately',
        'PrivateWords',
        'private1',
      ]);
    } finally {
      await server.close();
    }
  });
});

describe('the chat', () => {
  test('leaves no text of questions and replies in the log, nor its key', async () => {
    const log = openLog();
    const server = await startChatApp({ logStream: log.stream });
    try {
      const user = await ChatUser.signIn(server);
      server.endpoint.next({ kind: 'stream', text: 'Answered privately' });
      await user.ask('My private question');
      server.endpoint.next({ kind: 'break-off', text: 'Answered privately' });
      await user.ask('My private question too');
      server.endpoint.next({ kind: 'status', status: 500 });
      await user.send('My private question as well');
      await user.caller.post('/api/chat', { conversationId: 'My private question' });
      await sql`
        alter table message add constraint refuses_questions check (role <> 'user') not valid
      `.execute(server.database.db);
      expect((await user.ask('My private question for no table')).statusCode).toBe(500);

      expect(log.lines.join('')).toContain('refuses_questions');
      log.expectNone([
        'private question',
        'Answered privately',
        server.endpoint.settings.apiKey,
        ...user.caller.cookies.values(),
      ]);
    } finally {
      await server.close();
    }
  });
});

describe('a mailed link', () => {
  test('leaves neither its token nor the address in the log, whether it works or not', async () => {
    const log = openLog();
    const server = await startTestApp({ logLevel: 'trace' }, { logStream: log.stream });
    try {
      const { id, email } = await withHistory(server);
      const { db } = server.database;
      const open = await mailedLink(db, { id, email });
      const unsubscribe = await mailedLink(db, { id, email, purpose: 'unsubscribe' });
      const caller = new TestCaller(server.app);
      const foreign = { 'sec-fetch-site': 'cross-site' };
      for (const link of [open, unsubscribe, `${open}x`, `${open}/more`, open.slice(0, -1)]) {
        for (const method of ['GET', 'HEAD', 'POST'] as const) {
          await visit(server, caller, link, { method });
          await visit(server, caller, link, { method, headers: foreign });
        }
      }
      await sql`alter table mail_link rename to links_away`.execute(db);
      expect((await visit(server, caller, open)).statusCode).toBe(500);

      expect(log.lines.join('')).toContain('/open/:token');
      const tokens = [open, unsubscribe].map((link) => link.split('/')[2]!);
      log.expectNone([...tokens.map((token) => token.slice(0, -1)), email, id]);
    } finally {
      await server.close();
    }
  });
});

describe('a share link', () => {
  test('leaves neither its token nor its owner in the log, whether it works or not', async () => {
    const log = openLog();
    const server = await startTestApp(
      { logLevel: 'trace' },
      { logStream: log.stream, site: bareSite },
    );
    try {
      const results = await withHistory(server, { isCompleted: true });
      const name = 'Grace, privately';
      const { token } = await share(results, { name });
      const caller = new TestCaller(server.app);
      for (const tried of [token, `${token}x`, `${token}/more`, token.slice(0, -1), `${token}/`]) {
        for (const method of ['GET', 'HEAD', 'POST'] as const) {
          await visit(server, caller, `/shared/${tried}`, { method });
          await visit(server, caller, `/api/shared/${tried}`, { method });
        }
      }
      const input = encodeURIComponent(JSON.stringify({ 0: { token } }));
      await visit(server, caller, `/trpc/share.open?batch=1&input=${input}`);
      await sql`alter table share_link rename to links_away`.execute(server.database.db);
      expect((await visit(server, caller, `/api/shared/${token}`)).statusCode).toBe(500);

      expect(log.lines.join('')).toContain('/api/shared/:token');
      expect(log.lines.join('')).toContain('"/shared/:token"');
      log.expectNone([token.slice(0, -1), name, results.email, results.id]);
    } finally {
      await server.close();
    }
  });
});

describe('a start', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));

  test.each([
    ['that no server answers', 'postgres://leaders:PrivateWord@127.0.0.1:1/leaders'],
    ['of no sense', 'postgres://leaders:PrivateWord@[127.0.0.1/leaders'],
  ])('with a database address %s reports the fault without the password', async (_what, url) => {
    const process = spawn('node', [main], {
      env: {
        PATH: globalThis.process.env['PATH'],
        DATABASE_URL: url,
        COOKIE_SECRET: 'PrivateWord that signs cookies, long enough',
        CHAT_API_KEY: 'PrivateWord of the chat',
        CHAT_API_URL: 'http://127.0.0.1:1/v1',
        CHAT_MODEL: 'x',
        PORT: '0',
      },
    });
    const [output, errors] = await Promise.all([
      text(process.stdout),
      text(process.stderr),
      once(process, 'close'),
    ]);
    expect(process.exitCode).toBe(1);
    expect(errors).toMatch(/ECONNREFUSED|DATABASE_URL/);
    expectNone(output + errors, ['PrivateWord']);
  });

  test('with a Redis that rejects the password logs that without the password', async () => {
    const redis = createServer((socket) => {
      socket.on('data', () => socket.write('-WRONGPASS invalid username-password pair\r\n'));
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(redis, 'listening');
    const { port } = redis.address() as AddressInfo;
    const log = openLog();
    const server = await startTestApp(
      { redisUrl: `redis://leaders:PrivateWord@127.0.0.1:${port}`, logLevel: 'trace' },
      { logStream: log.stream },
    );
    try {
      await server.app.inject('/api/auth/user');
      expect(log.lines.join('')).toContain('Redis does not answer');
      log.expectNone(['PrivateWord']);
    } finally {
      await server.close();
      redis.close();
    }
  });
});
