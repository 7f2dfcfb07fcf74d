import type { FastifyInstance } from 'fastify';
import { pages } from '#content/pages.ts';
import { planCalendar as words } from '#content/plan-calendar.ts';
import { AppError } from '#domain/errors.ts';
import { idSchema } from '#domain/id.ts';
import { openDays } from '#domain/plan.ts';
import type { Visitors } from '#server/assessment/visitor.ts';
import type { Calls } from '#server/http/request-hooks.ts';
import type { NoticePages } from '#server/site/notice-pages.ts';
import { calendarOf } from './plan-calendar.ts';
import { planOf } from './plan.service.ts';

interface CalendarOptions {
  notices: NoticePages;
  visitor: Visitors;
  config: { publicUrl: string };
}

interface Addressed {
  Querystring: { id?: unknown };
}

/** The plan as a calendar file; procedures only answer JSON. */
export const planCalendarRoutes = (calls: Calls, options: CalendarOptions) =>
  calls((scope) => planCalendar(scope, options));

function planCalendar(app: FastifyInstance, { visitor, config, notices }: CalendarOptions): void {
  notices.showErrors(app, ({ message: text, request }) => {
    const { data: id } = idSchema.safeParse((request.query as Addressed['Querystring']).id);
    const href = pages.plan.path + (id === undefined ? '' : `?id=${id}`);
    const main = { label: words.toPlan, href };
    return { title: words.noFile, text, isProblem: true, main };
  });

  app.get<Addressed>('/assessment/plan.ics', async (request, reply) => {
    const id = idSchema.safeParse(request.query.id);
    if (!id.success) throw new AppError('BAD_REQUEST', words.noId);
    const plan = await planOf(visitor({ request, reply }), id.data);
    // An .ics file needs at least one event.
    if (openDays(plan).length === 0) throw new AppError('CONFLICT', words.nothingDue);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${words.fileName}"`)
      .send(calendarOf(plan, id.data, config.publicUrl + pages.plan.path));
  });
}
