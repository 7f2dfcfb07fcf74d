import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { RadarDrawing } from './radar-drawing.tsx';

const all = (averageScore: number) =>
  areas.map(({ axis, color }) => ({ axis, color, averageScore, completed: 5, total: 5 }));
const count = (drawing: string, part: string) => drawing.split(part).length - 1;
/** All but the one at this position have a score. */
const without = (left: number) =>
  all(3).map((area, index) => (index === left ? { ...area, averageScore: 0, completed: 0 } : area));

test('names every area', () => {
  const drawing = renderToStaticMarkup(<RadarDrawing areas={all(3)} />);
  for (const { axis } of areas) expect(drawing).toContain(`>${axis}</tspan>`);
  expect(drawing).not.toContain('Not rated');
});

test('marks the scale, on a ground of its own', () => {
  const drawing = renderToStaticMarkup(<RadarDrawing areas={all(3)} />);
  expect([...drawing.matchAll(/>(\d)<\/text>/g)].map(([, mark]) => mark)).toEqual([...'12345']);
  expect(drawing).toMatch(
    /<svg[^>]*><rect width="100%" height="100%" [^>]*fill="var\(--radar-ground, white\)"/,
  );
});

test('closes and fills the shape if all areas have a score', () => {
  const drawing = renderToStaticMarkup(<RadarDrawing areas={all(3)} />);
  expect(count(drawing, '<circle')).toBe(5);
  expect(drawing).toContain('Z" stroke="currentColor"');
  expect(drawing).not.toContain('stroke-dasharray');
});

test.each([0, 2, 4])('leaves out an area without a score, and says so: %i', (left) => {
  const drawing = renderToStaticMarkup(<RadarDrawing areas={without(left)} />);
  expect(count(drawing, '<circle')).toBe(4);
  expect(drawing).toMatch(new RegExp(`>${areas[left]!.axis}</tspan><tspan[^>]*>Not rated<`));
  // Three lines connect the four others. None passes through the area without a score.
  const [, outline] = drawing.match(/<path d="([^"]*)" stroke="currentColor" stroke-linejoin/)!;
  expect(count(outline!, 'M')).toBe(3);
  expect(outline).not.toContain('Z');
  expect(outline).not.toContain('150,160');
});

test('marks an incomplete area with a hollow dot', () => {
  const [first, ...others] = all(3);
  const drawing = renderToStaticMarkup(
    <RadarDrawing areas={[{ ...first!, completed: 2 }, ...others]} />,
  );
  expect(drawing.match(/<circle[^>]*fill="var\(--radar-ground/g)).toHaveLength(1);
});

test('draws the earlier one dashed, with squares, below the round marks', () => {
  const drawing = renderToStaticMarkup(<RadarDrawing areas={all(4)} earlier={all(2)} />);
  expect(count(drawing, 'stroke-dasharray')).toBe(1);
  expect(count(drawing, '<rect x=')).toBe(areas.length);
  expect(drawing.lastIndexOf('<rect')).toBeLessThan(drawing.indexOf('<circle'));
});
