import { expect } from 'vitest';
import type { Locator, Page, Route } from 'playwright-core';
import { home } from '#content/home.ts';
import { navigation } from '#content/navigation.ts';
import { builtFile } from '#testing/browser/built-files.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { open } from '#journeys/site/testing/site-pages.ts';

const SCHEDULER = 'https://example.com/schedule/embed';
const { booking } = home;
const allow = [`request to another host: ${SCHEDULER}`];
const failure = ['Failed to load resource', `request failed: GET ${SCHEDULER}`];

const frame = (page: Page) => page.locator('iframe');
const status = (page: Page) => page.locator('#book').getByRole('status');

async function answerScheduler(page: Page, answer: (route: Route) => Promise<void> | void) {
  const asked: string[] = [];
  await page.route(SCHEDULER, (route) => {
    asked.push(route.request().resourceType());
    return answer(route);
  });
  return asked;
}

async function askForCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: booking.showCalendar, exact: true }).click();
}

async function seeFallback(page: Page): Promise<void> {
  const link = page.locator('#book').getByRole('link', { name: booking.fallback.label }).first();
  expect(await link.getAttribute('href')).toBe('https://example.com/schedule');
  expect(await link.getAttribute('target')).toBe('_blank');
}

/** Waits for the error in place of the calendar, with the link to the scheduler. */
async function seeFailure(page: Page): Promise<void> {
  const failed = page.locator('#book').getByRole('alert');
  await failed.getByText(booking.failed).waitFor();
  const link = failed.getByRole('link', { name: booking.fallback.label });
  expect(await link.getAttribute('href')).toBe('https://example.com/schedule');
  await frame(page).waitFor({ state: 'detached' });
  await seeFallback(page);
}

journey('the calendar loads only when the visitor asks for it', async ({ visitor }) => {
  const { page } = await visitor({ allow });
  const asked = await answerScheduler(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Choose a time</h1>' }),
  );
  await open(page, '/');
  await page.locator('#book').scrollIntoViewIfNeeded();
  await page.getByText(booking.consent).waitFor();
  await seeFallback(page);
  expect(await frame(page).count()).toBe(0);
  expect(asked).toEqual([]);

  await askForCalendar(page);
  await page.frameLocator('iframe').getByRole('heading', { name: 'Choose a time' }).waitFor();
  expect(asked).toContain('document');
  expect(await frame(page).getAttribute('title')).toBe(booking.frameTitle);
  await eventually(async () => expect(await status(page).textContent()).toBe(''));
  await seeFallback(page);
});

journey('a scheduler that cannot be reached shows an error and the link', async ({ visitor }) => {
  const { page } = await visitor({ allow: [...allow, ...failure] });
  await answerScheduler(page, (route) => route.abort());
  await open(page, '/');
  await askForCalendar(page);
  await seeFailure(page);
});

journey(
  'a scheduler that does not respond shows an error after 10 seconds',
  async ({ visitor }) => {
    const { page } = await visitor({ allow: [...allow, ...failure] });
    await page.clock.install();
    const arrived = Promise.withResolvers<void>();
    await answerScheduler(page, () => arrived.resolve());
    await open(page, '/');
    await askForCalendar(page);
    await status(page).getByText(booking.loading).waitFor();
    await arrived.promise;
    await page.clock.fastForward(10_000);
    await seeFailure(page);
  },
);

journey(
  'a click before the code loads opens the calendar once it has loaded',
  async ({ visitor }) => {
    const { page } = await visitor({ allow });
    await answerScheduler(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Choose a time</h1>' }),
    );
    const isAskedFor = Promise.withResolvers<void>();
    const mayCome = Promise.withResolvers<void>();
    await page.route(builtFile('base'), async (route) => {
      isAskedFor.resolve();
      await mayCome.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await isAskedFor.promise;
    await askForCalendar(page);
    expect(await frame(page).count()).toBe(0);
    mayCome.resolve();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Choose a time' }).waitFor();
  },
);

journey('a calendar whose code fails to load leaves the link', async ({ visitor }) => {
  const { page } = await visitor({ allow: ['Failed to load resource', 'request failed'] });
  await page.route(builtFile('scheduler-frame'), (route) => route.abort());
  await open(page, '/');
  await askForCalendar(page);
  await seeFailure(page);
});

/** Follows a link to the scheduler, which opens a new window. */
async function book(page: Page, link: Locator): Promise<void> {
  await page
    .context()
    .route('https://example.com/schedule', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Choose a time</h1>' }),
    );
  const [scheduler] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await scheduler.getByRole('heading', { name: 'Choose a time' }).waitFor();
}

for (const width of [320, 390]) {
  journey(`a visitor books a call from the header of a ${width} px phone`, async ({ visitor }) => {
    const { page } = await visitor({ width, allow: ['request to another host'] });
    await open(page, '/services');
    const button = page.getByRole('banner').getByRole('link', { name: 'Book a Call' });
    const box = (await button.boundingBox())!;
    expect(box.x).toBeGreaterThan(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.height).toBeGreaterThanOrEqual(44);
    // The label fits inside its padding.
    const room = await button.evaluate((link) => link.clientWidth - link.scrollWidth);
    expect(room).toBe(0);
    expect(box.width).toBeGreaterThan(90);
    await book(page, button);
  });
}

journey('a visitor books a call from halfway down Home', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, allow: ['request to another host'] });
  await open(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: navigation.bookCall.label });
  await book(page, link.last());
});

journey(
  'the booking section has its own heading, one button, and one link',
  async ({ visitor }) => {
    const { page } = await visitor({ width: 390 });
    await open(page, '/');
    const section = page.locator('#book');
    expect(await section.getByRole('button').allInnerTexts()).toEqual([booking.showCalendar]);
    expect(await section.getByRole('link').count()).toBe(1);
    expect(await section.getByRole('heading').allInnerTexts()).toEqual([
      booking.headline,
      booking.choose,
    ]);
  },
);
