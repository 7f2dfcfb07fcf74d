import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { assessmentProgress } from '#domain/progress.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { areaNames } from '#domain/areas.ts';
import { wholeArea } from '#domain/testing/responses.ts';
import { SummaryFigures } from './summary-figures.tsx';

type Rated = Parameters<typeof wholeArea>;

function htmlOf(rated: readonly Rated[]): string {
  const responses = rated.flatMap((area) => wholeArea(...area));
  return renderToStaticMarkup(
    <SummaryFigures
      responses={responses}
      areas={summarizeAreas(responses)}
      progress={assessmentProgress(responses)}
    />,
  );
}

/** The value and the note of a figure, after these areas were rated. */
function figure(term: string, ...rated: readonly Rated[]): string[] {
  const [, value, note] = new RegExp(`>${term}</dt><dd[^>]*>(.*?)</dd><dd[^>]*>(.*?)</dd>`).exec(
    htmlOf(rated),
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

test('when all areas are tied, no second figure says so', () => {
  const tied = areaNames.map((name): Rated => [name, 4]);
  expect(htmlOf(tied)).toContain('5 areas tied');
  expect(htmlOf(tied)).not.toContain('Lowest Area Score');
  expect(htmlOf([...tied.slice(1), [through, 3]])).toContain('Lowest Area Score');
});
