import { expect } from 'vitest';
import { areas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import { REPORT_TITLE, reportNextSteps } from '#domain/report.ts';
import { readConfig } from '#server/config.ts';
import { button, variedRatings } from '#testing/browser/assessment.ts';
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
  expect(text).toMatch(/Generated on \w+\s\d+, \d{4}/);
  expect(text).toMatch(/Overall Score/);
  for (const { name } of areas) expect(text).toContain(name);
  for (const step of reportNextSteps) expect(text).toContain(step);
  for (const [index, { name, question1, question2 }] of competencies.entries()) {
    const [first, second] = variedRatings(index);
    const lines = text.slice(
      text.indexOf(`\n${name}\n`, text.lastIndexOf('Detailed Area Breakdown')),
    );
    expect(lines.replaceAll(/\s+/g, ' ').trim()).toMatch(
      startOf(
        name,
        'Average:',
        ((first + second) / 2).toFixed(1),
        question1,
        rated(first),
        question2,
        rated(second),
      ),
    );
  }
  expect(text).toContain(readConfig({}).links.calendar);
}

const rated = (rating: Rating) => `${rating} ${ratingScale[rating - 1]!.label}`;
const startOf = (...parts: string[]) => new RegExp(`^${RegExp.escape(parts.join(' '))}`);

journey('the report prints from a window that closes a second later', async ({ visitor }) => {
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

journey('the report prints from a frame when popups are blocked', async ({ visitor }) => {
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
