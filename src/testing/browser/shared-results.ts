import type { BrowserContext } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import { dayIn } from '#domain/plan-dates.ts';
import type { RatingPair } from './assessment.ts';
import { answeredEarlier } from './earlier-visit.ts';

const earlierRatings = (index: number): RatingPair => (index % 4 === 0 ? [2, 3] : [3, 3]);
const laterRatings = (index: number): RatingPair => (index % 3 === 0 ? [4, 4] : [3, 4]);

const noted = { addedAt: '2026-01-02T03:04:05.006Z', changedAt: '2026-01-02T03:04:05.006Z' };

const done = {
  text: 'Ask in each one-on-one what I have missed.',
  evidence: 'Two things came up that I had not heard of.',
  isDone: true,
};
const planned = {
  text: 'Tell the team about one mistake of mine each month.',
  evidence: '',
  isDone: false,
};

/** The owner's data: results, an earlier assessment, and a plan for each. */
export async function hasResults(context: BrowserContext, email?: string) {
  const total = competencies.length;
  const given = email === undefined ? {} : { email };
  const earlierId = await answeredEarlier(context, total, { ratings: earlierRatings, ...given });
  const id = await answeredEarlier(context, total, { ratings: laterRatings, ...given });
  for (const one of [earlierId, id]) {
    await post(context, `${one}/plan`, {
      // Nothing is due yet.
      start: { day: dayIn('UTC', new Date()), changedAt: noted.changedAt },
      focus: [
        {
          competencyId: 'humility',
          whenItWorks: 'People tell me early when something goes wrong.',
          partner: 'Grace',
          isRemoved: false,
          ...noted,
        },
      ],
      actions: [
        {
          id: crypto.randomUUID(),
          competencyId: 'humility',
          after: 30,
          ...(one === id ? planned : done),
          isRemoved: false,
          ...noted,
        },
      ],
    });
  }
  return { id, earlierId };
}

/** Creates a shared link to the results through the documented calls. */
export async function madeLink(
  context: BrowserContext,
  id: string,
  choices: Record<string, unknown> = {},
): Promise<{ linkId: string; url: string }> {
  return post(context, `${id}/share-links`, { name: 'Grace, my coach', ...choices });
}

async function post<Made>({ request }: BrowserContext, path: string, data: object): Promise<Made> {
  const reply = await request.post(`/api/assessment/${path}`, { data });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()) as Made;
}
