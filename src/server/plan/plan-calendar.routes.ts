import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { pages } from '#content/pages.ts';
import { planCalendar as words } from '#content/my-plan.ts';
import { competencyName } from '#domain/competencies.ts';
import { AppError } from '#domain/errors.ts';
import { idSchema } from '#domain/id.ts';
import { addDays } from '#domain/plan-dates.ts';
import {
  openDays,
  type Plan,
  type PlannedAction,
  plannedFocus,
  type PlannedFocus,
} from '#domain/plan.ts';
import type { Services } from '#server/api/services.ts';
import { planOf } from './plan.service.ts';

interface Addressed {
  Querystring: { id?: unknown };
}

/** The plan as a calendar file; procedures only answer JSON. */
export const planCalendarRoutes = (services: Services) =>
  services.addRoutes((scope) => planCalendar(scope, services));

function planCalendar(app: FastifyInstance, { visitor, config, notices }: Services): void {
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

const SUMMARY_LENGTH = 80;
const YEAR_2020 = Date.UTC(2020) / 1000;

/**
 * The open actions, each as an all-day event on its due date, in any time zone.
 * @param assessmentId is not in the file: it opens the results, and others may see the calendar
 * @param planUrl of the page with the plan
 */
function calendarOf(plan: Plan, assessmentId: string, planUrl: string): string {
  const { host } = new URL(planUrl);
  const whose = createHash('sha256').update(assessmentId.toLowerCase()).digest('hex').slice(0, 16);
  const calendar = ical({
    name: words.name,
    prodId: { company: host, product: 'plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const focus of plannedFocus(plan)) {
    for (const action of focus.actions) {
      if (action.isDone || action.dueOn === null) continue;
      const stamp = lastChange(plan, focus, action);
      calendar.createEvent({
        // The same each time, so that a calendar updates its event instead of adding another.
        // Suggested actions have the same ids in every plan.
        id: `${action.id}-${whose}@${host}`,
        stamp,
        sequence: Math.max(0, Math.floor(stamp.getTime() / 1000) - YEAR_2020),
        // All-day events start at midnight UTC and end the next day.
        allDay: true,
        start: new Date(action.dueOn),
        end: new Date(addDays(action.dueOn, 1)),
        transparency: ICalEventTransparency.TRANSPARENT,
        summary: summaryOf(focus, action),
        description: descriptionOf(focus, action, planUrl),
        url: planUrl,
      });
    }
  }
  // Each line of a calendar ends like this, the last one too (RFC 5545).
  return `${calendar.toString()}\r\n`;
}

/** The actions with their due dates, which follow the start of the plan. */
function lastChange({ start }: Plan, focus: PlannedFocus, action: PlannedAction): Date {
  const changes = [start!, focus, action].map(({ changedAt }) => Date.parse(changedAt));
  return new Date(Math.max(...changes));
}

function summaryOf({ competencyId }: PlannedFocus, { text }: PlannedAction): string {
  const line = storable(text).replaceAll(/\s+/g, ' ').trim();
  // Only characters that a calendar must not contain.
  return shortened(line === '' ? competencyName(competencyId) : line);
}

function descriptionOf(focus: PlannedFocus, { text }: PlannedAction, planUrl: string): string {
  return [
    storable(text),
    words.competency(competencyName(focus.competencyId)),
    focus.whenItWorks && words.whenItWorks(storable(focus.whenItWorks)),
    words.plan(planUrl),
  ]
    .filter((line) => line !== '')
    .join('\n\n');
}

/** Between words, and not within a letter that consists of several characters. */
function shortened(text: string): string {
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  if (letters.length <= SUMMARY_LENGTH) return text;
  const cut = letters.slice(0, SUMMARY_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : undefined).join('')}…`;
}

/** Characters that a calendar must not contain, except line ends. */
const storable = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
