import { z } from 'zod';
import { areaNames } from '#domain/areas.ts';
import { daySchema } from '#domain/day.ts';
import { daysIn, PERIOD_MAX_DAYS } from '#domain/overview.ts';
import { NO_SOURCE, SOURCE_MAX_LENGTH } from '#domain/visits.ts';

const periodFields = {
  from: daySchema.meta({ description: 'The first day, in UTC' }),
  to: daySchema.meta({ description: 'The last day, in UTC' }),
};
const inOrder = ({ from, to }: { from: string; to: string }) => {
  const days = daysIn({ from, to });
  return days >= 1 && days <= PERIOD_MAX_DAYS;
};
const wrongOrder = {
  error: 'must not be before the first day, nor ten years after it',
  path: ['to'],
};

export const periodInput = z.strictObject(periodFields).refine(inOrder, wrongOrder);
export const filterInput = z
  .strictObject({
    ...periodFields,
    source: z
      .string()
      .max(SOURCE_MAX_LENGTH, { abort: true })
      .min(1)
      .optional()
      .meta({ description: `As in the list of sources; ${NO_SOURCE}: unknown` }),
  })
  .refine(inOrder, wrongOrder);
export type OverviewFilter = z.output<typeof filterInput>;

const count = z.int().min(0);
const emailGiven = count.meta({ description: 'Completed it and left an email' });

export const visitsOutput = z.object({
  pages: z.array(z.object({ page: z.string(), visits: count })).meta({
    description: 'By path, the most visited first',
  }),
  devices: z.object({ phone: count, tablet: count, desktop: count }),
  bookingOpened: count.meta({ description: 'How often the scheduler was opened' }),
});

export const funnelOutput = z.object({
  started: count.meta({ description: 'Assessments with a first rating in the period' }),
  quarter: count.meta({
    description: 'Of those who started; each further step, of the step before',
  }),
  half: count,
  threeQuarters: count,
  completed: count,
  emailGiven,
  booked: count.meta({ description: 'As the scheduler reported, without canceled bookings' }),
  medianMinutes: z.number().nullable().meta({
    description: 'From the first rating to the completion, for completed assessments',
  }),
  dropOff: z.array(
    z.object({
      competencyId: z.string().nullable().meta({ description: 'null after the last one' }),
      reached: count,
      stopped: count,
    }),
  ),
});

export const chartOutput = z.object({
  step: z.enum(['day', 'week']),
  points: z.array(
    z.object({
      day: z.iso.date().meta({ description: 'The first day of the interval' }),
      visits: count,
      started: count,
      completed: count,
      emailGiven,
    }),
  ),
});

export type ChartPoint = z.output<typeof chartOutput>['points'][number];

const rated = { average: z.number().min(100).max(500), people: count };
export const lowestOutput = z.object({
  people: count.meta({ description: 'How many completed the assessment' }),
  areas: z.array(z.object({ name: z.enum(areaNames), ...rated })),
  competencies: z.array(z.object({ competencyId: z.string(), ...rated })),
});

export const sourcesOutput = z.array(
  z.object({ source: z.string(), visits: count, started: count, completed: count, booked: count }),
);

export type Sources = z.output<typeof sourcesOutput>;

export const feedbackOutput = z
  .array(z.object({ month: z.string().meta({ description: 'As 2027-02, in UTC' }), rounds: count }))
  .meta({ description: 'Months with rounds, the latest first' });
