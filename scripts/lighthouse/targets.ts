import type { Browser, Cookie } from 'playwright-core';
import { pages } from '#content/pages.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { competencies } from '#domain/competencies.ts';
import { planDays } from '#domain/plan-dates.ts';
import { MAX_FOCUS } from '#domain/plan-focus.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { madeLink } from '#testing/browser/shared-results.ts';

/** Someone who completed the assessment twice, planned from the second one, and shares it. */
export interface Owner {
  id: string;
  earlierId: string;
  token: string;
  cookies: Pick<Cookie, 'name' | 'value' | 'domain' | 'path'>[];
}

const PLANNED_AT = new Date().toISOString();

/** In a context of its own, so that other visitors do not have the owner's cookies. */
export async function makeOwner(browser: Browser, origin: string): Promise<Owner> {
  const context = await browser.newContext({ baseURL: origin });
  const email = 'phone@example.com';
  try {
    const earlierId = await answeredEarlier(context, competencies.length, { email });
    const id = await answeredEarlier(context, competencies.length, { email });
    const entry = { isRemoved: false, addedAt: PLANNED_AT, changedAt: PLANNED_AT };
    const plan = { start: { day: PLANNED_AT.slice(0, 10), changedAt: PLANNED_AT } };
    const saved = await context.request.post(`/api/assessment/${id}/plan`, {
      data: { ...plan, ...plannedFrom(entry) },
    });
    if (!saved.ok()) throw new Error(`The plan was not saved: ${await saved.text()}`);
    const { url } = await madeLink(context, id, { withPlan: true });
    const cookies = (await context.cookies()).map(({ name, value, domain, path }) => {
      return { name, value, domain, path };
    });
    return { id, earlierId, token: url.split('/').at(-1)!, cookies };
  } finally {
    await context.close();
  }
}

/** The suggestions for the first three competencies. */
function plannedFrom(entry: object) {
  const chosen = competencies.slice(0, MAX_FOCUS).map(({ id }) => id);
  return {
    focus: chosen.map((competencyId) => ({
      competencyId,
      whenItWorks: planSuggestions[competencyId].whenItWorks,
      partner: '',
      ...entry,
    })),
    actions: chosen.flatMap((competencyId) =>
      planDays.map((after) => ({
        id: crypto.randomUUID(),
        competencyId,
        after,
        text: planSuggestions[competencyId].actions[after],
        evidence: '',
        isDone: false,
        ...entry,
      })),
    ),
  };
}

/** What a phone should reach: the performance score, and the time of the largest content. */
interface Goal {
  performance: number;
  lcpMs: number;
}

export interface Target {
  /** The page, as `--only` names it. */
  path: string;
  /** The query, or the rest of the path. */
  rest: string;
  /** Opens the page in the owner's browser. */
  cookies?: Owner['cookies'];
  isIndexed: boolean;
  goal: Goal;
}

const goals = {
  page: { performance: 99, lcpMs: 1500 },
  /** The page loads before its figures do. */
  results: { performance: 99, lcpMs: 1800 },
} as const satisfies Record<string, Goal>;

type Opened = Pick<Target, 'rest' | 'cookies' | 'goal'>;

/** All pages but Not found; pages with results also as their owner sees them. */
export function targets({ id, earlierId, token, cookies }: Owner): Target[] {
  const filled = new Map<string, Opened[]>([
    [
      pages.dashboard.path,
      [
        { rest: `?id=${id}`, goal: goals.results },
        { rest: `?id=${id}`, cookies, goal: goals.results },
      ],
    ],
    [pages.plan.path, [{ rest: `?id=${id}`, cookies, goal: goals.results }]],
    [
      pages.comparison.path,
      [{ rest: `?id=${id}&with=${earlierId}`, cookies, goal: goals.results }],
    ],
    [pages.ownFeedback.path, [{ rest: `?id=${id}`, cookies, goal: goals.results }]],
    [pages.shared.path, [{ rest: `/${token}`, goal: goals.results }]],
    // Without a token: only the browser sees that there is none.
    [pages.feedback.path, [{ rest: '', goal: goals.results }]],
  ]);
  return Object.values(pages)
    .filter((page) => page !== pages.notFound)
    .flatMap(({ path, index: isIndexed }) =>
      (filled.get(path) ?? [{ rest: '', goal: goals.page }]).map((opened) => ({
        path,
        isIndexed,
        ...opened,
      })),
    );
}
