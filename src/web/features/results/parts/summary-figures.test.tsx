import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { assessmentProgress } from '#domain/progress.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { wholeArea } from '#domain/testing/responses.ts';
import { SummaryFigures } from './summary-figures.tsx';

type Rated = Parameters<typeof wholeArea>;

/** The value and the note of a figure, after these areas were rated. */
function figure(term: string, ...rated: readonly Rated[]): string[] {
  const responses = rated.flatMap((area) => wholeArea(...area));
  const html = renderToStaticMarkup(
    <SummaryFigures
      responses={responses}
      areas={summarizeAreas(responses)}
      progress={assessmentProgress(responses)}
    />,
  );
  const [, value, note] = new RegExp(`>${term}</dt><dd[^>]*>(.*?)</dd><dd[^>]*>(.*?)</dd>`).exec(
    html,
  )!;
  return [value!, note!.replaceAll('&amp;', '&')];
}

const through = 'Follow Through & Output';
const others = 'Leadership of Others';
const self = 'Leadership of Self';

test.each<[string, Rated[], string[]]>([
  ['nothing is rated', [], ['-', 'No area is complete yet']],
  ['the only area is the priority', [[through, 3]], ['-', 'Shown once two areas are complete']],
  [
    'the only area is at 4',
    [[through, 4]],
    ['4.0', 'Proficient · Follow Through & Output, so far'],
  ],
  [
    'two areas are tied',
    [
      [through, 3],
      [others, 3],
    ],
    ['3.0', 'Developing · 2 areas tied, so far'],
  ],
  [
    'two areas are tied above another',
    [
      [through, 3],
      [others, 3],
      [self, 2],
    ],
    ['3.0', 'Developing · Follow Through & Output and Leadership of Others, tied, so far'],
  ],
])('the Top Area Score if %s', (_name, rated, expected) => {
  expect(figure('Top Area Score', ...rated)).toEqual(expected);
});
