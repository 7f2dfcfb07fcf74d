import type { Page } from 'playwright-core';
import type { AreaName } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { variedRatings, type RatingPair } from './assessment.ts';
import { answeredEarlier } from './earlier-visit.ts';
import type { Visitor } from './visitor.ts';

/** Opens the dashboard with this browser's own results. */
export async function showResults(
  { page, context }: Visitor,
  count: number,
  rate: (area: AreaName, index: number) => RatingPair = (_area, index) => variedRatings(index),
): Promise<string> {
  const id = await answeredEarlier(context, count, {
    ratings: (index) => rate(competencies[index]!.category, index),
    email: newEmail(),
  });
  await page.goto(`/assessment/dashboard?id=${id}`);
  await dashboardPart(page, 'Assessment Summary').waitFor();
  return id;
}

export const dashboardPart = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });
