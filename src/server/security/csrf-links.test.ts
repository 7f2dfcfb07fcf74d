import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailLinkWords as words } from '#content/mail-links.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { host, origins, own } from '#testing/origins.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: own });
});
afterAll(() => server.close());

async function newLink() {
  const { id, email } = await withHistory(server);
  return { id, link: await mailedLink(server.database.db, { id, email }) };
}

/**
 * Otherwise another site could make visitors continue an assessment that the site started, and read their
 * ratings.
 */
test.each(origins)('opening a link from %s follows the rule', async (_who, headers, status) => {
  const { id, link } = await newLink();
  const caller = new TestCaller(server.app);
  const answer = await visit(server, caller, link, {
    method: 'POST',
    headers: { host, ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(status === 200 ? 303 : 403);
  expect((await caller.read(id)).access).toBe(status === 200 ? 'owner' : 'reader');
  if (status === 200) return;
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain(words.foreign);
  // The rejection links to the page of the link itself.
  expect(answer.body).toContain(`href="${link}"`);
});

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json'])(
  'a body of %s does not open a link',
  async (type) => {
    const { link } = await newLink();
    const answer = await server.app.inject({
      method: 'POST',
      url: link,
      headers: { host, 'content-type': type },
      payload: 'x',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s does not open a link',
  async (method) => {
    const { link } = await newLink();
    const answer = await server.app.inject({ method, url: link, headers: { host } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);
