import { expect, test } from 'vitest';
import { mergePlans, planLimits, type Plan, type PlanAction } from '#domain/plan.ts';
import { inParts } from './unsent-plan.ts';

const at = '2026-01-02T03:04:05.006Z';
/** Each character has three bytes when it is sent. */
const words = (length: number) => '字'.repeat(length);

const planOf = (actions: number): Plan => ({
  start: { day: '2026-01-02', changedAt: at },
  focus: (['humility', 'influence', 'resilience'] as const).map((competencyId) => ({
    competencyId,
    whenItWorks: words(planLimits.whenItWorks),
    partner: words(planLimits.partner),
    isRemoved: false,
    addedAt: at,
    changedAt: at,
  })),
  actions: Array.from({ length: actions }, (_nothing, index): PlanAction => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    competencyId: 'humility',
    after: 30,
    text: words(planLimits.text),
    evidence: words(planLimits.evidence),
    isDone: false,
    isRemoved: false,
    addedAt: at,
    changedAt: at,
  })),
});

test.each([0, 1, 12, 13, 24, 25, 36])('a plan with %d actions can be split and merged', (count) => {
  const plan = planOf(count);
  const parts = inParts(plan);
  expect(parts).toHaveLength(Math.max(1, Math.ceil(count / 12)));
  expect(parts.reduce(mergePlans)).toEqual(plan);
});

test('each part fits in one call, even with the longest texts', () => {
  for (const part of inParts(planOf(36))) {
    expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(60_000);
  }
});
