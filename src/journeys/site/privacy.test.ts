import { expect } from 'vitest';
import { journey, startSite } from '#testing/browser/journey.ts';
import { openFindResults } from '#testing/browser/dialogs.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { isAll } from '#testing/is-all.ts';
import { emptyPractice as practice } from '#testing/practices.ts';
import { mailedConfig } from '#testing/states/mailed.ts';
import { dialogStates } from '#testing/states/dialogs.ts';
import { ask, unpacked } from './testing/answers.ts';
import { readDocument } from './testing/document.ts';
import { visitWith, withFlags, withLinks } from './testing/other-site.ts';
import { framedPages, open } from './testing/site-pages.ts';

const OWN = 'https://practice.example.org/privacy';

journey('the footer of every page leads to the privacy notice', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  await page.getByRole('heading', { level: 1, name: 'What we keep, and why.' }).waitFor();
  // The chat is off, so visitors cannot sign in.
  expect(await page.getByRole('heading', { name: 'Your chat' }).count()).toBe(0);
});

journey('the notice begins with five lines', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/privacy');
  const first = page.getByRole('main').getByRole('list').first();
  expect(await first.getByRole('listitem').allInnerTexts()).toEqual([
    'You can read this site without telling us your name.',
    'The assessment keeps your answers, what led you here, and your email address if you give it.',
    expect.stringMatching(/^We and our host can see your results\. Others need a link\./),
    expect.stringMatching(/^No ads and no outside trackers\./),
    'See, download, correct, or erase most of it yourself, at any time.',
  ]);
});

journey('with the chat on, the notice covers it', async ({ browser }) => {
  const oidc = { issuer: 'https://id.example.org', clientId: 'site', clientSecret: 'secret' };
  const chat = { ...withFlags({ chatbotEnabled: true }), oidc };
  await visitWith(browser, chat, async ({ page }) => {
    await open(page, '/privacy');
    await page.getByRole('heading', { name: 'Your chat' }).waitFor();
  });
});

journey("the practice's own notice replaces the built-in one", async ({ browser }) => {
  await visitWith(browser, withLinks({ privacy: OWN }), async ({ page, context }) => {
    await page.goto('/assessment');
    const box = await openFindResults(page);
    const link = box.getByRole('link', { name: 'Privacy notice' });
    expect(await link.getAttribute('href')).toBe(OWN);
    const ours = await context.request.get('/privacy', { maxRedirects: 0 });
    expect([ours.status(), ours.headers()['location']]).toEqual([302, OWN]);
  });
});

journey('every page links to the privacy notice', async ({ site }) => {
  for (const { path } of framedPages) {
    const html = unpacked(await ask(site.url + path));
    const footer = html.slice(html.lastIndexOf('<footer'));
    expect(footer, path).toMatch(/<a [^>]*href="\/privacy"[^>]*>Privacy<\/a>/);
  }
});

journey.runIf(isAll)('every email field links to the privacy notice', async ({ visitor }) => {
  const shown = dialogStates.filter(({ name }) =>
    ['find-results', 'save-progress', 'email-gate'].includes(name),
  );
  expect(shown).toHaveLength(3);
  for (const state of shown) {
    const me = await visitor({ allow: state.allow ?? [] });
    await state.show(me);
    const fields = me.page.locator('dialog[open] input[inputmode="email"]');
    expect(await fields.count(), state.name).toBe(1);
    const link = me.page.getByRole('dialog').getByRole('link', { name: 'Privacy notice' });
    expect(await link.getAttribute('href')).toBe('/privacy');
  }
});

for (const [name, config, present, absent] of [
  [
    'no email',
    {},
    ['Your email address is enough, too.', 'Anyone who enters your email address'],
    ['emails', 'we email you', 'Programs that we use'],
  ],
  [
    'email',
    { mail: queueOnlyMail },
    ['Anyone who enters your email address', 'Emails from Us', 'mail service', 'we email you'],
    ['but learns nothing'],
  ],
  [
    'email, with Find My Results by mail',
    mailedConfig,
    ['but learns nothing', 'Emails from Us', 'opened from our emails'],
    ['Your email address is enough', 'Anyone who enters your email address'],
  ],
] as const) {
  journey(`the privacy notice describes a site with ${name}`, async () => {
    const site = await startSite(config);
    try {
      const { mainText } = readDocument(unpacked(await ask(`${site.url}/privacy`)));
      for (const words of present) expect(mainText).toContain(words);
      for (const words of absent) expect(mainText).not.toContain(words);
    } finally {
      await site.close();
    }
  });
}

journey('the notice names the address for access and erasure requests', async ({ browser }) => {
  const contact = { email: 'privacy@practice.example.org', phone: '' };
  await visitWith(browser, { practice: { ...practice, contact } }, async ({ page }) => {
    await open(page, '/privacy');
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: contact.email });
    expect(await link.getAttribute('href')).toBe(`mailto:${contact.email}`);
    expect(await main.getByRole('link', { name: 'Book a Call' }).count()).toBe(0);
  });
});
