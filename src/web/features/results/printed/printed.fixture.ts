import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import { compareAssessments, type RatedResponse } from '#domain/comparison.ts';
import { planDays } from '#domain/plan-dates.ts';
import type { Plan } from '#domain/plan.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { response } from '#domain/testing/responses.ts';
import type { DatedComparison } from '#web/features/comparison/shown/compared-areas.tsx';

const stamps = {
  addedAt: '2026-01-05T09:00:00.000Z',
  changedAt: '2026-01-05T09:00:00.000Z',
  isRemoved: false,
};

const focus: readonly CompetencyId[] = ['developing-mentoring', 'conflict-resolution', 'humility'];

/** Three focus competencies with the three suggested actions each; the very first is done. */
export const fullPlan: Plan = {
  start: { day: '2026-01-05', changedAt: stamps.changedAt },
  focus: focus.map((competencyId, index) => ({
    ...stamps,
    competencyId,
    whenItWorks: planSuggestions[competencyId].whenItWorks,
    partner: index === 0 ? 'Someone on my team' : '',
  })),
  actions: focus.flatMap((competencyId, index) =>
    planDays.map((after) => ({
      ...stamps,
      id: `0f8b1c2d-3e4f-4a5b-8c6d-0000000${index}00${after}`,
      competencyId,
      after,
      text: planSuggestions[competencyId].actions[after],
      evidence: competencyId === focus[0] && after === 30 ? 'Two of three came back in time.' : '',
      isDone: competencyId === focus[0] && after === 30,
    })),
  ),
};

const answered = (rate: (index: number) => Rating, answeredAt: string): RatedResponse[] =>
  competencies.map(({ id }, index) => ({ ...response(id, rate(index)), answeredAt }));

/** All verdicts, and a competency that is not compared. */
export const fullComparison: DatedComparison = {
  beforeAt: '2025-09-05T12:00:00.000Z',
  afterAt: '2026-01-05T12:00:00.000Z',
  ...compareAssessments(
    answered((index) => ((index % 3) + 2) as Rating, '2025-09-05T12:00:00.000Z'),
    answered((index) => ((index % 4) + 2) as Rating, '2026-01-05T12:00:00.000Z'),
    { 'integrity-honesty': ['2025-12-01'] },
  ),
  focus: [...focus],
  focusActions: [...fullPlan.actions],
};

/** A document like the one that prints. */
export const printedHtml = (content: ReactNode) =>
  `<!doctype html><html lang="en"><head><title>Printed</title></head><body>${renderToStaticMarkup(content)}</body></html>`;

/** A text as it is in a printed document. */
export const escaped = (text: string) => renderToStaticMarkup(text);

/** The part under a heading, up to the next of the same level. */
export const partOf = (html: string, title: string, level = 2) =>
  html.split(new RegExp(`<h${level}[^>]*>`)).find((part) => part.startsWith(escaped(title)))!;
