import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { button, variedRatings } from '#testing/browser/assessment.ts';
import { dialog } from '#testing/browser/dialogs.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { isAll } from '#testing/is-all.ts';

const TITLE = 'Save as Picture';

async function openPicture({ page, context }: Visitor): Promise<void> {
  const id = await answeredEarlier(context, competencies.length, {
    ratings: variedRatings,
    email: newEmail(),
  });
  await page.goto(`/assessment/dashboard?id=${id}`);
  await button(page, TITLE).click();
  await dialog(page, TITLE).getByRole('img').waitFor();
}

const shape = (page: Page) => dialog(page, TITLE).getByRole('combobox', { name: 'Shape' });
const nameField = (page: Page) => dialog(page, TITLE).getByLabel('Name in the picture (optional)');

const preview = (page: Page) => dialog(page, TITLE).getByRole('img');

/** What the visitor sees, as the browser reads it. */
const shown = async (page: Page) =>
  preview(page).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Waits until the canvas, empty at first, is drawn. */
const drawn = async (page: Page) =>
  eventually(async () => {
    const png = Buffer.from((await shown(page)).split(',')[1]!, 'base64');
    const { channels } = await sharp(png).stats();
    // Ink has more green than red; an empty canvas has neither.
    expect(channels[1]!.mean - channels[0]!.mean).toBeGreaterThan(5);
  });

async function savedPicture(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save Picture').click(),
  ]);
  expect(download.suggestedFilename()).toBe('ready-leader-results.png');
  const png = await readFile(await download.path());
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { png, data, info };
}

type Saved = Awaited<ReturnType<typeof savedPicture>>;
type Test = (red: number, at: { x: number; y: number }) => boolean;

/** How many pixels are as asked; red tells the ink from the paper. */
function count({ data, info: { width } }: Saved, test: Test): number {
  let found = 0;
  for (let index = 0; index < data.length / 3; index += 1) {
    if (test(data[index * 3]!, { x: index % width, y: Math.floor(index / width) })) found += 1;
  }
  return found;
}

const LIGHT = 200;
const DARK = 60;

journey('results are saved as a picture of each shape, and sent nowhere', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await openPicture(me);
  await drawn(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const wide = await savedPicture(page);
  expect(wide.info).toMatchObject({ width: 1200, height: 630 });
  // The headline on ink, and the outline on paper.
  expect(
    count(wide, (red, { x, y }) => red > LIGHT && x < 600 && y > 130 && y < 460),
  ).toBeGreaterThan(5000);
  expect(count(wide, (red, { x }) => red < DARK && x > 600)).toBeGreaterThan(2000);
  await shape(page).selectOption('square');
  await drawn(page);
  const square = await savedPicture(page);
  expect(square.info).toMatchObject({ width: 1080, height: 1080 });
  expect(count(square, (red, { y }) => red > LIGHT && y > 110 && y < 380)).toBeGreaterThan(5000);
  expect(count(square, (red, { y }) => red < DARK && y > 424)).toBeGreaterThan(2000);
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

journey('the picture names a person only while a name is typed', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await openPicture(me);
  await drawn(page);
  const without = await savedPicture(page);
  const saved = async () => (await savedPicture(page)).png.equals(without.png);
  const before = await shown(page);
  await nameField(page).fill('Jordan');
  await eventually(async () => expect(await shown(page)).not.toBe(before));
  const named = await savedPicture(page);
  const isChanged: Test = (red, { x, y }) => red !== without.data[(y * 1200 + x) * 3];
  const isOutside: Test = (_, { x, y }) => x >= 600 || y <= 200 || y >= 530;
  expect(count(named, isChanged)).toBeGreaterThan(1000);
  expect(count(named, (red, at) => isOutside(red, at) && isChanged(red, at))).toBe(0);
  expect(await preview(page).getAttribute('aria-label')).toContain('Jordan');
  await nameField(page).fill(' ');
  await eventually(async () => expect(await saved()).toBe(true));
  await page.keyboard.press('Escape');
  await button(page, TITLE).click();
  expect(await nameField(page).inputValue()).toBe('');
});

journey.runIf(isAll)(
  'a browser that withholds the drawing is said, and saves no file',
  async ({ visitor }) => {
    const me = await visitor();
    const { page } = me;
    await page.addInitScript(() => {
      // As Firefox does with resistFingerprinting.
      CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
        new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height);
    });
    await openPicture(me);
    await drawn(page);
    let downloads = 0;
    page.on('download', () => downloads++);
    await button(page, 'Save Picture').click();
    await dialog(page, TITLE).getByRole('alert').filter({ hasText: 'Take a screenshot' }).waitFor();
    expect(downloads).toBe(0);
  },
);

journey.runIf(isAll)('where apps take files, the picture is handed to one', async ({ visitor }) => {
  const me = await visitor({ width: 390, height: 844, touch: true });
  const { page } = me;
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      document.title = files.map(({ name, type }) => `${name} ${type}`).join();
    };
  });
  await openPicture(me);
  await drawn(page);
  await button(page, 'Send to an App').click();
  await eventually(async () =>
    expect(await page.title()).toBe('ready-leader-results.png image/png'),
  );
});
