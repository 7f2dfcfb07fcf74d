import { cellOf } from './cells.ts';
import { ifEnough, shuffled } from './comments.ts';
import type { FocusRound } from './feedback.ts';
import type { FocusResult } from './result.ts';

/**
 * The report of a focus round. All raters are one group: with three to eight people, roles would be too
 * small. Sentences follow the rule of comments, so a round of three or four shows none.
 */
export function publishFocus({ invited, forms, competencyIds, seed }: FocusRound): FocusResult {
  return {
    kind: 'focus',
    invited,
    answered: forms.length,
    competencies: competencyIds.map((competencyId) => ({
      competencyId,
      cell: cellOf(
        'focus',
        forms.flatMap(({ ratings }) => ratings[competencyId] ?? []),
      ),
    })),
    sentences: ifEnough(
      forms.length,
      shuffled(
        forms.map(({ texts }) => texts.sentence),
        seed,
      ),
    ),
  };
}
