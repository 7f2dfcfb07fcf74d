import type { FastifyInstance } from 'fastify';
import { pages } from '#content/pages.ts';
import { planCalendar as words } from '#content/plan-calendar.ts';
import { AppError } from '#domain/errors.ts';
import { idSchema } from '#domain/id.ts';
import { openDays } from '#domain/plan.ts';
import type { Visitors } from '#server/assessment/visitor.ts';
import { calendarOf } from './plan-calendar.ts';
import { planOf } from './plan.service.ts';

interface CalendarOptions {
  visitor: Visitors;
  /** Without a trailing slash. */
  publicUrl: string;
}

/** A file for a calendar, which the API's JSON is not. */
export function planCalendarRoutes(
  app: FastifyInstance,
  { visitor, publicUrl }: CalendarOptions,
): void {
  app.get<{ Querystring: { id?: unknown } }>('/assessment/plan.ics', async (request, reply) => {
    const id = idSchema.safeParse(request.query.id);
    if (!id.success) throw new AppError('BAD_REQUEST', words.noId);
    const plan = await planOf(visitor({ request, reply }), id.data);
    // A calendar of no events is no calendar.
    if (openDays(plan).length === 0) throw new AppError('CONFLICT', words.nothingDue);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${words.fileName}"`)
      .send(calendarOf(plan, id.data, publicUrl + pages.plan.path));
  });
}
