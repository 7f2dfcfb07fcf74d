import escapeHtml from 'escape-html';
import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { radarDrawing } from './radar-drawing.ts';

const all = (averageScore: number) =>
  areas.map(({ axis, color }) => ({ axis, color, averageScore }));
const count = (drawing: string, part: string) => drawing.split(part).length - 1;

test('names every area, none of which has to be escaped', () => {
  const drawing = radarDrawing(all(3));
  for (const { axis } of areas) {
    expect(escapeHtml(axis)).toBe(axis);
    expect(drawing).toContain(`>${axis}</text>`);
  }
});

test('has a round mark for each area that has a score, and nothing dashed', () => {
  const drawing = radarDrawing([...all(3).slice(0, 4), { ...all(0)[4]! }]);
  expect(count(drawing, '<circle')).toBe(4);
  expect(drawing).not.toMatch(/<rect|stroke-dasharray/);
});

test('draws the earlier one dashed, with squares, below the round marks', () => {
  const drawing = radarDrawing(all(4), all(2));
  expect(count(drawing, 'stroke-dasharray')).toBe(1);
  expect(count(drawing, '<rect')).toBe(areas.length);
  expect(drawing.lastIndexOf('<rect')).toBeLessThan(drawing.indexOf('<circle'));
});
