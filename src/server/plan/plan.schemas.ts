import { z } from 'zod';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import { daySchema } from '#domain/day.ts';
import { idSchema } from '#domain/id.ts';
import { planDays } from '#domain/plan-dates.ts';
import { emptyPlan, planLimits } from '#domain/plan.ts';
import { isTimeZone } from '#domain/plan-reminders.ts';
import { storable, textUpTo } from '#domain/text.ts';
import type { StoredPlan } from './plan.repository.ts';

const competencyIds = competencies.map(({ id }) => id) as [CompetencyId, ...CompetencyId[]];

const competencyIdSchema = z
  .enum(competencyIds, `is not one of the ${competencies.length} competencies`)
  .meta({ description: 'The id of a competency' });

/** Leaves room for as many decimals as any clock has. */
const MOMENT_MAX_LENGTH = 40;

const NO_MOMENT = 'must be a date and time with its offset (ISO 8601)';

/** Equal moments get equal text, so that they can be compared as text. */
const momentSchema = z
  .string()
  .max(MOMENT_MAX_LENGTH, { abort: true })
  .check(z.iso.datetime({ offset: true, abort: true, error: NO_MOMENT }))
  .overwrite((moment) => new Date(moment).toISOString())
  // Other years have a sign, and as text they sort in the wrong place.
  .refine((moment) => /^\d{4}-/.test(moment), 'must be in the years 0 to 9999');

const changedAtSchema = momentSchema.meta({
  description: 'When it was last changed; a future time counts as now. The latest change wins.',
});
const addedAtSchema = momentSchema.meta({ description: 'The order of display' });

/** Without lone surrogates, which JSON in the database cannot hold. */
export const words = (length: number) =>
  textUpTo(length).overwrite((text) => storable(text).toWellFormed().trim());

const startDaySchema = daySchema.refine(
  (day) => planLimits.firstDay <= day && day <= planLimits.lastDay,
  `must be a day from ${planLimits.firstDay} to ${planLimits.lastDay}`,
);
const startSchema = z.strictObject({ day: startDaySchema, changedAt: changedAtSchema });

const focusSchema = z.strictObject({
  competencyId: competencyIdSchema,
  whenItWorks: words(planLimits.whenItWorks).meta({
    description: 'What success will look like',
  }),
  partner: words(planLimits.partner).meta({ description: 'Who will check in' }),
  isRemoved: z.boolean(),
  addedAt: addedAtSchema,
  changedAt: changedAtSchema,
});

const actionSchema = z.strictObject({
  id: idSchema.overwrite((id) => id.toLowerCase()).meta({ description: 'A UUID that you choose' }),
  competencyId: competencyIdSchema,
  after: z.literal(planDays).meta({ description: 'Due this many days after the start' }),
  text: words(planLimits.text),
  evidence: words(planLimits.evidence).meta({ description: 'The outcome' }),
  isDone: z.boolean(),
  isRemoved: z.boolean(),
  addedAt: addedAtSchema,
  changedAt: changedAtSchema,
});

export const savePlanInput = z.strictObject({
  id: idSchema,
  start: startSchema.nullable().default(null),
  focus: z.array(focusSchema).max(competencies.length).default([]),
  actions: z.array(actionSchema).max(planLimits.entries).default([]),
});

export const remindPlanInput = z.strictObject({
  id: idSchema,
  timeZone: z
    .string()
    .max(64, { abort: true })
    .refine(isTimeZone, 'must be the name of a time zone, like Europe/Copenhagen')
    .nullable()
    .meta({ description: 'The time zone of the reminders; null turns them off' }),
});

export const planOutput = z.object({
  start: startSchema.nullable().meta({ description: 'The day from which due dates count' }),
  focus: z.array(focusSchema),
  actions: z.array(actionSchema),
  changedAt: z.iso.datetime().nullable().meta({ description: 'null: nothing planned yet' }),
  timeZone: z.string().nullable().meta({
    description: 'The time zone of the reminders; null: reminders are off',
  }),
});
export type PlanOutput = z.infer<typeof planOutput>;

export const planOrRunningOutput = planOutput.extend({
  runningId: z.exactOptional(idSchema).meta({
    description:
      'Only if this assessment has no plan: the latest earlier one of the same ' +
      'person that has a plan. That plan continues until this assessment has its own.',
  }),
});
export type PlanOrRunning = z.infer<typeof planOrRunningOutput>;

/** @param row undefined if there is no plan yet */
export function planView(row: StoredPlan | undefined): PlanOutput {
  const { start, focus, actions } = row?.content ?? emptyPlan;
  return {
    start,
    focus: [...focus],
    actions: [...actions],
    changedAt: row?.changed_at.toISOString() ?? null,
    timeZone: row?.time_zone ?? null,
  };
}
