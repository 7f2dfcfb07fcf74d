import { expect } from 'vitest';
import { signIn } from '#content/sign-in.ts';
import { journey } from '#testing/browser/journey.ts';

const { problem, signOut, messages } = signIn;

journey('a sign-in problem shows a page of the site with a way home', async ({ visitor }) => {
  const { page } = await visitor({ allow: ['status of 503'] });
  await page.goto('/api/login');
  const heading = page.getByRole('heading', { level: 1, name: problem.notReady });
  expect(await page.getByRole('alert').innerText()).toBe(messages.notSetUp);
  expect(await page.title()).toContain('Ready Leader');
  const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(family).toMatch(/^"?Fraunces/);
  expect(await page.evaluate(() => document.fonts.check('1rem Fraunces'))).toBe(true);
  expect(await page.locator('script').count()).toBe(0);
  await page.getByRole('link', { name: 'Privacy' }).waitFor();
  // Trying again would fail the same way.
  expect(await page.getByRole('link', { name: problem.again }).count()).toBe(0);
  await page.getByRole('link', { name: problem.home }).click();
  await page.getByRole('link', { name: 'Book a Call' }).first().waitFor();
});

journey('a sign-out that the visitor did not start asks for confirmation', async ({ visitor }) => {
  const { page, context, site } = await visitor({ fresh: true });
  await context.addCookies([{ name: 'session', value: 'a'.repeat(43), url: site.url }]);
  await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
  await page.goto('/api/logout');
  await page.getByRole('heading', { level: 1, name: signOut.title }).waitFor();
  await page.getByRole('link', { name: signOut.stay }).waitFor();
  await page.setExtraHTTPHeaders({});
  await page.getByRole('button', { name: signOut.action }).click();
  await page.waitForURL(`${site.url}/`);
  expect(await context.cookies()).toEqual([]);
});
