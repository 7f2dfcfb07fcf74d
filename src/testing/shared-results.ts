import { expect } from 'vitest';
import { withHistory, type PreparedAssessment } from './prepared-assessment.ts';
import type { TestApp } from './test-app.ts';

export interface SharedResults extends PreparedAssessment {
  /** An earlier completed assessment of the same owner under the same email. */
  earlierId: string;
}

const noted = { addedAt: '2026-01-02T03:04:05.006Z', changedAt: '2026-01-02T03:04:05.006Z' };

/** A completed assessment, an earlier one, and a plan for each. */
export async function withResults(server: TestApp): Promise<SharedResults> {
  const results = await withHistory(server, { isCompleted: true });
  const { owner, id, email } = results;
  const { id: earlierId } = await owner.start();
  const saved = await owner.post(`/api/assessment/${earlierId}/responses`, {
    competencyId: 'humility',
    category: 'Leadership of Self',
    question1Rating: 1,
    question2Rating: 1,
  });
  expect(saved.statusCode).toBe(200);
  const changed = await owner.patch(`/api/assessment/${earlierId}`, { email, isCompleted: true });
  expect(changed.statusCode).toBe(200);
  await planFrom(results, earlierId, 'influence');
  await planFrom(results, id, 'humility');
  return { ...results, earlierId };
}

async function planFrom({ owner }: PreparedAssessment, id: string, competencyId: string) {
  const saved = await owner.post(`/api/assessment/${id}/plan`, {
    start: { day: '2026-01-05', changedAt: noted.changedAt },
    focus: [
      {
        competencyId,
        whenItWorks: `It works: ${competencyId}.`,
        partner: 'A colleague',
        isRemoved: false,
        ...noted,
      },
    ],
  });
  expect(saved.statusCode).toBe(200);
}

export interface MadeLink {
  linkId: string;
  token: string;
  url: string;
  expiresAt: string;
}

/** Shares the results as their owner; by default without plan and comparison. */
export async function share(
  { owner, id }: Pick<PreparedAssessment, 'owner' | 'id'>,
  choices: Record<string, unknown> = {},
): Promise<MadeLink> {
  const made = await owner.post(`/api/assessment/${id}/share-links`, {
    name: 'Grace, my coach',
    ...choices,
  });
  expect(made.statusCode).toBe(200);
  const link = made.json<Omit<MadeLink, 'token'>>();
  return { ...link, token: link.url.slice(link.url.lastIndexOf('/') + 1) };
}
