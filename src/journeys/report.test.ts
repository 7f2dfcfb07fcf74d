import { expect } from 'vitest';
import { areas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { REPORT_TITLE, reportNextSteps } from '#domain/report.ts';
import { button } from '#testing/browser/assessment.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { blockPopups, watchPrinting, type Printed } from '#testing/browser/printing.ts';
import type { Visitor } from '#testing/browser/visitor.ts';

async function showsDashboard(me: Visitor): Promise<void> {
  const id = await hasAnswered(me, competencies.length, { email: 'finn@example.com' });
  await me.page.goto(`/assessment/dashboard?id=${id}`);
}

function expectWholeReport({ title, text }: Printed): void {
  expect(title).toBe(REPORT_TITLE);
  expect(text).toMatch(/Generated on \w+ \d+, \d{4}/);
  expect(text).toMatch(/Overall Score/);
  for (const { name } of [...areas, ...competencies]) expect(text).toContain(name);
  for (const step of reportNextSteps) expect(text).toContain(step);
  const lines = text.split('\n').filter((line) => /\t\d\t\d\t\d\.\d$/.test(line));
  expect(lines.map((line) => line.split('\t')[0])).toEqual(competencies.map(({ name }) => name));
  expect(lines[0]).toBe(`${competencies[0].name}\t1\t3\t2.0`);
}

journey('the report is printed from a window that closes a second later', async ({ visitor }) => {
  const me = await visitor();
  const { printed, openAddresses, revokedAt } = await watchPrinting(me.context);
  await showsDashboard(me);

  const opening = me.page.waitForEvent('popup');
  await button(me.page, 'Download Full Report').click();
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await eventually(() => expect(printed).toHaveLength(1));
  expectWholeReport(printed[0]!);
  expect(printed[0]!.inFrame).toBe(false);

  await closing;
  await eventually(() => expect(openAddresses.size).toBe(0));
  expect(revokedAt).toHaveLength(1);
  expect(revokedAt[0]! - printed[0]!.at).toBeGreaterThan(950);
  expect(printed).toHaveLength(1);
});

journey('where popups are blocked the report is printed all the same', async ({ visitor }) => {
  const me = await visitor();
  const { printed, openAddresses } = await watchPrinting(me.context);
  await blockPopups(me.context);
  await showsDashboard(me);

  await button(me.page, 'Download Full Report').click();
  await eventually(() => expect(printed).toHaveLength(1));
  expectWholeReport(printed[0]!);
  expect(printed[0]!.inFrame).toBe(true);
  await eventually(() => expect(openAddresses.size).toBe(0));
  await eventually(() => expect(me.page.frames()).toHaveLength(1));
  expect(me.context.pages()).toHaveLength(1);
});

journey('the completed view prints the same report', async ({ visitor }) => {
  const me = await visitor();
  const { printed } = await watchPrinting(me.context);
  await hasAnswered(me, competencies.length, { email: 'gus@example.com' });
  await button(me.page, 'Download Report').click();
  await eventually(() => expect(printed).toHaveLength(1));
  expectWholeReport(printed[0]!);
});
