import type { FastifyInstance } from 'fastify';
import { pages } from '#content/pages.ts';
import { planCalendar as words } from '#content/plan-calendar.ts';
import { AppError } from '#domain/errors.ts';
import { idSchema } from '#domain/id.ts';
import { openDays } from '#domain/plan.ts';
import type { HttpError } from '#server/api/http-error.ts';
import type { Visitors } from '#server/assessment/visitor.ts';
import type { NoticePages } from '#server/site/notice-pages.ts';
import { calendarOf } from './plan-calendar.ts';
import { planOf } from './plan.service.ts';

interface CalendarOptions {
  toHttpError: (error: unknown) => HttpError;
  notices: NoticePages;
  visitor: Visitors;
  /** Without a trailing slash. */
  publicUrl: string;
}

interface Addressed {
  Querystring: { id?: unknown };
}

/** A file for a calendar, which the API's JSON is not. */
export function planCalendarRoutes(
  app: FastifyInstance,
  { visitor, publicUrl, toHttpError, notices }: CalendarOptions,
): void {
  app.setErrorHandler<Error, Addressed>((error, request, reply) => {
    if (!notices.areFor(request)) throw error;
    const { status, body, retryAfter } = toHttpError(error);
    request.server.logFailure(request, { error, status, message: body.message });
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const { data: id } = idSchema.safeParse(request.query.id);
    const href = pages.plan.path + (id === undefined ? '' : `?id=${id}`);
    const main = { label: words.toPlan, href };
    const { message: text } = body;
    return notices.send(reply.code(status), { title: words.noFile, text, isProblem: true, main });
  });

  app.get<Addressed>('/assessment/plan.ics', async (request, reply) => {
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
