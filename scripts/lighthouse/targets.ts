import { pages } from '#content/pages.ts';
import type { Owner } from './owner.ts';

/** What a phone is to reach: the score for performance, and when the largest content is there. */
interface Goal {
  performance: number;
  lcpMs: number;
}

export interface Target {
  /** Of the page, as `--only` names it. */
  path: string;
  /** What follows it in the address. */
  rest: string;
  /** As whose browser it is opened. */
  cookies?: Owner['cookies'];
  isIndexed: boolean;
  goal: Goal;
}

const goals = {
  page: { performance: 99, lcpMs: 1500 },
  /** The figures are on their way when the page has come, and not before. */
  results: { performance: 99, lcpMs: 1800 },
  /** The largest text is what somebody wrote, or what came of their results: nothing stands in for it. */
  own: { performance: 90, lcpMs: 3000 },
} as const satisfies Record<string, Goal>;

type Opened = Pick<Target, 'rest' | 'cookies' | 'goal'>;

/** All but the page of addresses without a page; those of results as their owner sees them, too. */
export function targets({ id, earlierId, token, cookies }: Owner): Target[] {
  const filled = new Map<string, Opened[]>([
    [
      pages.dashboard.path,
      [
        { rest: `?id=${id}`, goal: goals.results },
        { rest: `?id=${id}`, cookies, goal: goals.results },
      ],
    ],
    [pages.plan.path, [{ rest: `?id=${id}`, cookies, goal: goals.own }]],
    [pages.comparison.path, [{ rest: `?id=${id}&with=${earlierId}`, cookies, goal: goals.own }]],
    [pages.shared.path, [{ rest: `/${token}`, goal: goals.own }]],
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
