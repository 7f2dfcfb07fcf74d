import { expect } from 'vitest';
import { decisionLevels, decisionTree, howToSteps } from '#content/decision-tree.ts';
import { pages } from '#content/pages.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { printedPages, watchPrinting } from '#testing/browser/printing.ts';
import { open } from '#journeys/site/testing/site-pages.ts';

const words = (texts: readonly { text: string }[]) =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

for (const paper of ['A4', 'Letter'] as const) {
  journey(`the decision tree prints on two sheets of ${paper}`, async ({ visitor }) => {
    const { page } = await visitor();
    await open(page, '/assessment/decision-tree');
    const sheets = (await printedPages(page, paper)).map(({ texts }) => words(texts));
    expect(sheets).toHaveLength(2);
    const all = sheets.join(' ');
    for (const { name, tagline, whoDecides } of decisionLevels) {
      expect(sheets[0]).toContain(`${name} ${tagline}`);
      expect(all).toContain(whoDecides);
    }
    for (const { title } of howToSteps) expect(all).toContain(title);
    expect(all).not.toContain('Schedule a Free Call');
    expect(all).not.toContain(decisionTree.print);
  });
}

journey('a button prints the decision tree', async ({ visitor }) => {
  const { page, context } = await visitor();
  const { printed } = await watchPrinting(context);
  await open(page, '/assessment/decision-tree');
  await page.getByRole('button', { name: decisionTree.print }).click();
  await eventually(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatchObject({ title: pages.decisionTree.title, inFrame: false });
});
