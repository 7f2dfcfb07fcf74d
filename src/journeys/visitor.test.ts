import { expect } from 'vitest';
import { journey } from '#testing/browser/journey.ts';
import { openVisitor } from '#testing/browser/visitor.ts';

journey('any browser problem fails the test', async ({ browser, site }) => {
  const visitor = await openVisitor(browser, site, { allow: ['a known complaint'] });
  const { page } = visitor;
  await page.goto('/');
  await page.evaluate(async () => {
    console.warn('a known complaint');
    console.warn('a complaint');
    // The calendar's host, the only other one that the content security policy allows.
    await fetch('https://example.com/elsewhere').catch(() => undefined);
    await fetch('/api/nothing-here');
  });
  const failing = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a mistake');
    });
  });
  await failing;

  const problems = await visitor.leave().then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(problems).not.toContain('a known complaint');
  expect(problems).toContain('console warning: a complaint');
  expect(problems).toContain('request to another host: https://example.com/elsewhere');
  expect(problems).toContain('request failed: GET https://example.com/elsewhere');
  expect(problems).toMatch(/console error: .* 404 .*nothing-here/);
  expect(problems).toContain('page error: Error: a mistake');
});

journey('a visit without problems ends cleanly', async ({ browser, site }) => {
  const visitor = await openVisitor(browser, site);
  await visitor.page.goto('/', { waitUntil: 'networkidle' });
  await visitor.leave();
  expect(visitor.problems).toEqual([]);
});
