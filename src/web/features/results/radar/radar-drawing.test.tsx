import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { RadarDrawing } from './radar-drawing.tsx';

const all = (averageScore: number) =>
  areas.map(({ axis, color }) => ({ axis, color, averageScore }));
const count = (drawing: string, part: string) => drawing.split(part).length - 1;

test('names every area', () => {
  const drawing = renderToStaticMarkup(<RadarDrawing areas={all(3)} />);
  for (const { axis } of areas) expect(drawing).toContain(`>${axis}</text>`);
});

test('has a round mark for each area that has a score, and nothing dashed', () => {
  const withoutOne = [...all(3).slice(0, 4), all(0)[4]!];
  const drawing = renderToStaticMarkup(<RadarDrawing areas={withoutOne} />);
  expect(count(drawing, '<circle')).toBe(4);
  expect(drawing).not.toMatch(/<rect|stroke-dasharray/);
});

test('draws the earlier one dashed, with squares, below the round marks', () => {
  const drawing = renderToStaticMarkup(<RadarDrawing areas={all(4)} earlier={all(2)} />);
  expect(count(drawing, 'stroke-dasharray')).toBe(1);
  expect(count(drawing, '<rect')).toBe(areas.length);
  expect(drawing.lastIndexOf('<rect')).toBeLessThan(drawing.indexOf('<circle'));
});
