import { drawing, point, result, web } from './drawings.css.ts';

/** The corners of a regular pentagon around (100, 100), 90 away from it. */
const corners = [
  [100, 10],
  [186, 72],
  [153, 173],
  [47, 173],
  [14, 72],
] as const;

const at = ([x, y]: readonly [number, number], part: number) =>
  [100 + (x - 100) * part, 100 + (y - 100) * part] as const;
const outline = (parts: readonly number[]) =>
  `M${corners.map((corner, index) => at(corner, parts[index] ?? 0).join(' ')).join('L')}Z`;

const rings = [0.25, 0.5, 0.75, 1].map((part) => outline([part, part, part, part, part])).join('');
const spokes = corners.map((corner) => `M100 100L${corner.join(' ')}`).join('');
const scores = [0.75, 0.5, 0.75, 0.25, 1];
/** Strokes without length, whose round ends are the dots. */
const points = corners
  .map((corner, index) => `M${at(corner, scores[index] ?? 0).join(' ')}h0`)
  .join('');

/** The radar of the five areas, with somebody's result. */
export function RadarDrawing() {
  return (
    <svg viewBox="0 0 200 184" aria-hidden className={drawing}>
      <path d={rings + spokes} className={web} />
      <path d={outline(scores)} className={result} />
      <path d={points} className={point} />
    </svg>
  );
}
