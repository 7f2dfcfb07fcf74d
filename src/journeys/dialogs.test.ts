import { expect } from 'vitest';
import { myPlan } from '#content/my-plan.ts';
import { shareButton } from '#content/share-button.ts';
import { sharing } from '#content/sharing.ts';
import { button } from '#testing/browser/assessment.ts';
import { dialog } from '#testing/browser/dialogs.ts';
import { journey } from '#testing/browser/journey.ts';
import { isFocused } from '#testing/browser/keyboard.ts';
import { holdCalls } from '#testing/browser/network.ts';
import { hasResults } from '#testing/browser/plan.ts';

const { adding, empty } = myPlan;

journey('a long dialog opens at its title, and its end can be reached', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  await hasResults(me);
  const devtools = await context.newCDPSession(page);
  const box = dialog(page, adding.title);
  const top = () => box.evaluate((it) => it.getBoundingClientRect().top);

  for (const { width, height, text } of [
    { width: 1280, height: 800, text: 100 },
    { width: 320, height: 480, text: 100 },
    { width: 320, height: 480, text: 200 },
    { width: 1280, height: 800, text: 200 },
  ]) {
    const size = `${width} by ${height}, text at ${text}%`;
    await page.setViewportSize({ width, height });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * text) / 100 } });
    await button(page, empty.other).click();

    const title = (await box.getByRole('heading', { name: adding.title }).boundingBox())!;
    expect(title.y, size).toBeGreaterThanOrEqual(await top());
    const description = (await box.getByText(adding.description).boundingBox())!;
    expect(description.y, size).toBeGreaterThanOrEqual(title.y + title.height - 1);
    expect(description.y + description.height, size).toBeLessThanOrEqual(height);

    const last = box.getByRole('radio').last();
    await last.focus();
    const choice = (await last.boundingBox())!;
    const add = box.getByRole('button', { name: adding.choose });
    if (text === 100) expect(choice.y + choice.height).toBeLessThan((await add.boundingBox())!.y);
    await last.check();
    await box.getByRole('button', { name: adding.cancel }).click();
    await box.waitFor({ state: 'hidden' });
  }
});

journey(
  'a dialog whose content comes late focuses its first field then, unless the visitor has moved on',
  async ({ visitor }) => {
    const me = await visitor();
    const { page } = me;
    const id = await hasResults(me);
    const box = dialog(page, sharing.title);
    const name = box.getByLabel(sharing.making.name);
    for (const hasMovedOn of [false, true]) {
      await page.goto(`/assessment/dashboard?id=${id}`);
      const list = await holdCalls(page, 'share.list');
      await button(page, shareButton.label).click();
      await list.arrived;
      const close = box.getByRole('button', { name: 'Close' });
      if (hasMovedOn) await close.focus();
      await list.release();
      await name.waitFor();
      expect(await isFocused(hasMovedOn ? close : name)).toBe(true);
    }
  },
);
