import type { Browser, Cookie } from 'playwright-core';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { competencies } from '#domain/competencies.ts';
import { planDays } from '#domain/plan-dates.ts';
import { MAX_FOCUS } from '#domain/plan-focus.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';

/** Somebody who completed the assessment twice, planned from the second one, and shares it. */
export interface Owner {
  id: string;
  earlierId: string;
  token: string;
  cookies: Pick<Cookie, 'name' | 'value' | 'domain' | 'path'>[];
}

const PLANNED_AT = new Date().toISOString();

/** In a browser of its own: who is not measured with its cookies is a reader. */
export async function makeOwner(browser: Browser, origin: string): Promise<Owner> {
  const context = await browser.newContext({ baseURL: origin });
  const email = 'phone@example.com';
  const post = async (path: string, data: object) => {
    const reply = await context.request.post(`/api/assessment/${path}`, { data });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
    return (await reply.json()) as { url: string };
  };
  try {
    const earlierId = await answeredEarlier(context, competencies.length, { email });
    const id = await answeredEarlier(context, competencies.length, { email });
    const entry = { isRemoved: false, addedAt: PLANNED_AT, changedAt: PLANNED_AT };
    await post(`${id}/plan`, {
      start: { day: PLANNED_AT.slice(0, 10), changedAt: PLANNED_AT },
      ...plannedFrom(entry),
    });
    const { url } = await post(`${id}/share-links`, { name: 'Coach', withPlan: true });
    const cookies = (await context.cookies()).map(({ name, value, domain, path }) => {
      return { name, value, domain, path };
    });
    return { id, earlierId, token: url.split('/').at(-1)!, cookies };
  } finally {
    await context.close();
  }
}

/** What is suggested for the first three competencies. */
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
