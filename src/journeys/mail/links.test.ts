import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailLinkWords as words } from '#content/mail-links.ts';
import { competencies } from '#domain/competencies.ts';
import { answerFrom, button, chosen, rate, seeCompetency } from '#testing/browser/assessment.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { answers, storedAnswers } from '#testing/browser/stored.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { withoutScript } from '#testing/browser/without-script.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { isAll } from '#testing/is-all.ts';

/** An assessment with this many rated competencies, and the link mailed to its owner. */
async function assessmentWithLink(
  { context, site }: Visitor,
  count: number,
): Promise<{ id: string; email: string; link: string }> {
  const email = newEmail();
  const id = await answeredEarlier(context, count, { email });
  return { id, email, link: await mailedLink(site.db, { id, email }) };
}

const pressButton = (page: Page) => page.getByRole('main').getByRole('button').first().click();

journey(
  'a mailed link lets the owner continue in a browser without any data',
  async ({ visitor }) => {
    const { id, email, link } = await assessmentWithLink(await visitor(), 12);
    const { page, site } = await visitor();
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Continue Your Assessment' }).waitFor();
    await page.getByText('12 of 35 competencies are rated.').waitFor();
    await pressButton(page);
    await seeCompetency(page, 12);
    // The URL names no assessment, so a reload opens the current one.
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/assessment');
    await button(page, 'Reset Assessment').waitFor();
    await page.getByText(`Saved under ${email}`).waitFor();
    await answerFrom(page, 12, 14);
    await page.getByText('All answers saved').waitFor();
    expect(await storedAnswers(site, id)).toHaveLength(14);
    await page.reload();
    await seeCompetency(page, 14);

    await page.goto(link);
    await page.getByText('14 of 35 competencies are rated.').waitFor();
  },
);

journey(
  'the owner of an address takes its assessment away from another browser, by keyboard',
  async ({ visitor }) => {
    const other = await visitor();
    const { id, email, link } = await assessmentWithLink(other, 6);
    const { page, site } = await visitor();
    await page.goto(link);
    await page.getByRole('button', { name: words.open.hereOnly.action }).focus();
    await page.keyboard.press('Enter');
    await seeCompetency(page, 6);
    await answerFrom(page, 6, 8);
    await page.getByText('All answers saved').waitFor();
    const taken = await site.db
      .selectFrom('assessment')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await storedAnswers(site, taken.id)).toHaveLength(8);
    for (const path of ['', '/plan', '/responses']) {
      const lost = path === '' ? `/api/assessment/by-id/${id}` : `/api/assessment/${id}${path}`;
      expect((await other.context.request.get(lost)).status()).toBe(404);
    }
  },
);

journey('a mailed link continues at the first missing rating', async ({ visitor }) => {
  const owner = await visitor();
  const { id, link } = await assessmentWithLink(owner, 6);
  // The visitor went back to the second competency before leaving.
  const position = { data: { currentQuestionIndex: 1 } };
  expect((await owner.context.request.patch(`/api/assessment/${id}`, position)).ok()).toBe(true);
  const { page } = await visitor();
  await page.goto(link);
  await pressButton(page);
  await seeCompetency(page, 6);
});

journey.runIf(isAll)(
  'an assessment already in progress in this browser stays separate',
  async ({ visitor }) => {
    const { id, link } = await assessmentWithLink(await visitor(), 5);
    const elsewhere = await visitor();
    const { page, site } = elsewhere;
    const own = await hasAnswered(elsewhere, 2);
    await rate(page, 1, 4);
    await eventually(async () => expect(await chosen(page)).toEqual([4, null]));

    // In the tab where it is in progress.
    await page.goto(link);
    await pressButton(page);
    await seeCompetency(page, 5);
    expect(await chosen(page)).toEqual([null, null]);
    await answerFrom(page, 5, 6);
    await page.getByText('All answers saved').waitFor();
    expect(await storedAnswers(site, id)).toHaveLength(6);
    expect(await storedAnswers(site, own)).toEqual(
      answers(2, (index) => [((index % 5) + 1) as 1, (((index + 2) % 5) + 1) as 1]),
    );

    // Another tab continues the visitor's own assessment, with its half-rated competency.
    const another = await elsewhere.context.newPage();
    await another.goto('/assessment');
    await another.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    const row = await site.db
      .selectFrom('assessment')
      .select(['email', 'current_question_index'])
      .where('id', '=', own)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ email: null, current_question_index: 2 });
    await another.goto(`/assessment/dashboard?id=${own}`);
    await another.getByRole('link', { name: 'Continue Assessment' }).click();
    await seeCompetency(another, 2);
    expect(await chosen(another)).toEqual([4, null]);
  },
);

journey(
  'the link to a completed assessment opens its results as the owner',
  async ({ visitor }) => {
    const { id, link } = await assessmentWithLink(await visitor(), competencies.length);
    const { page, site } = await visitor();
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Open Your Results' }).waitFor();
    await pressButton(page);
    await page.waitForURL(`${site.url}/assessment/dashboard?id=${id}`);
    await page.getByRole('link', { name: 'Review Your Answers' }).waitFor();
  },
);

journey("the URL of someone else's assessment keeps visitors in their own", async ({ visitor }) => {
  const { id } = await assessmentWithLink(await visitor(), 5);
  const me = await visitor({ allow: ['status of 404', 'status of 400'] });
  await hasAnswered(me, 3);
  await me.page.goto(`/assessment?id=${id}#questions`);
  await seeCompetency(me.page, 3);
  expect(new URL(me.page.url()).search).toBe('');
  for (const nonsense of ['x', '00000000-0000-4000-8000-000000000000']) {
    await me.page.goto(`/assessment?id=${nonsense}`);
    await seeCompetency(me.page, 3);
  }
});

journey('a link that no longer works says so and offers Find My Results', async ({ visitor }) => {
  const owner = await visitor();
  const { page, site } = await visitor({ allow: ['status of 404'] });
  const expired = await assessmentWithLink(owner, 3);
  const revoked = await assessmentWithLink(owner, 3);
  const erased = await assessmentWithLink(owner, 3);
  for (const { link } of [expired, revoked, erased]) {
    await page.goto(link);
    await page.getByText('3 of 35 competencies are rated.').waitFor();
  }
  const { db } = site;
  const mailsAbout = (id: string) =>
    db.selectFrom('mail').select('mail.id').where('assessment_id', '=', id);
  await db
    .updateTable('mail_link')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('mail_id', 'in', mailsAbout(expired.id))
    .execute();
  await db.deleteFrom('mail_link').where('mail_id', 'in', mailsAbout(revoked.id)).execute();
  await db.deleteFrom('assessment').where('id', '=', erased.id).execute();

  for (const { link } of [expired, revoked, erased]) {
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: words.gone.title }).waitFor();
    expect(await page.getByRole('alert').innerText()).toBe(words.gone.text);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  }
  await page.getByRole('link', { name: words.gone.action }).click();
  await page.getByRole('button', { name: 'Find My Results' }).first().waitFor();
});

journey.runIf(isAll)(
  'pressing the button of a link that has ended shows that it no longer works',
  async ({ visitor }) => {
    const { id, link } = await assessmentWithLink(await visitor(), 3);
    const { page, site, context } = await visitor({ fresh: true, allow: ['status of 404'] });
    await page.goto(link);
    await site.db.deleteFrom('mail').where('assessment_id', '=', id).execute();
    await pressButton(page);
    await page.getByRole('heading', { level: 1, name: words.gone.title }).waitFor();
    expect(await context.cookies()).toEqual([]);
  },
);

journey('no request sends the link as its referrer', async ({ visitor }) => {
  const { link } = await assessmentWithLink(await visitor(), 3);
  const { page, context } = await visitor();
  const token = link.split('/').at(-1)!;
  const referrers: string[] = [];
  const addresses: string[] = [];
  context.on('request', (request) => {
    referrers.push(request.headers()['referer'] ?? '');
    addresses.push(new URL(request.url()).pathname);
  });
  await page.goto(link);
  await page.evaluate(() => document.fonts.ready);
  await pressButton(page);
  await seeCompetency(page, 3);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
  expect(referrers.length).toBeGreaterThan(10);
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  expect(new Set(addresses.filter((path) => path.includes(token)))).toEqual(new Set([link]));
});

journey('a mailed link works without JavaScript', async ({ browser, site, visitor }) => {
  const { id, link } = await assessmentWithLink(await visitor(), competencies.length);
  await withoutScript(browser, site, 360, async (page) => {
    await page.goto(link);
    expect(await page.locator('script').count()).toBe(0);
    await pressButton(page);
    await page.waitForURL(`${site.url}/assessment/dashboard?id=${id}`);
    const reply = await page.context().request.get(`/api/assessment/by-id/${id}`);
    expect(await reply.json()).toMatchObject({ access: 'owner' });
  });
});

journey(
  'a link to several assessments opens the list, which leads to each',
  async ({ visitor }) => {
    const owner = await visitor();
    const { email } = await assessmentWithLink(owner, 4);
    const done = await answeredEarlier(owner.context, competencies.length, { email });
    const { page, site } = await visitor();
    await page.goto(await mailedLink(site.db, { id: null, email, kind: 'find' }));
    await page.getByText('2 assessments are saved under').waitFor();
    const rows = page.getByRole('main').getByRole('listitem');
    await rows
      .filter({ hasText: 'Completed' })
      .getByRole('button', { name: 'See Results' })
      .click();
    await page.waitForURL(`${site.url}/assessment/dashboard?id=${done}`);
    await page.goBack();
    const open = rows.filter({ hasText: 'In Progress (4 of 35)' });
    await open.getByRole('button', { name: 'Continue' }).click();
    await seeCompetency(page, 4);
    await page.getByText(`Saved under ${email}`).waitFor();
  },
);
