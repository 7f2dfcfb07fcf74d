import type { FrameworkTool } from '#content/resources.ts';
import * as css from './drawings.css.ts';

/** Three ways of speaking, from the loosest to the firmest: preference, tradition, requirement. */
export function AuditDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden className={css.drawing}>
      <path d="M1 1h178v44H29l-14 13v-13H1Z" className={css.dashed} />
      <path d="M22 23h96" className={css.words} />
      <path d="M71 71h178v44h-150l-14 13v-13h-14Z" className={css.line} />
      <path d="M92 93h124" className={css.words} />
      <path d="M141 141h178v44h-150l-14 13v-13h-14Z" className={css.solid} />
      <path d="M162 163h132" className={css.onSolid} />
    </svg>
  );
}

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
const scored = corners
  .map((corner, index) => `M${at(corner, scores[index] ?? 0).join(' ')}h0`)
  .join('');

/** The radar of the five areas, with a sample result. */
export function RadarDrawing() {
  return (
    <svg viewBox="0 0 200 184" aria-hidden className={css.drawing}>
      <path d={rings + spokes} className={css.web} />
      <path d={outline(scores)} className={css.result} />
      <path d={scored} className={css.point} />
    </svg>
  );
}

/** A conversation that has not begun. */
export function ChatDrawing() {
  return (
    <svg viewBox="0 0 320 120" aria-hidden className={css.drawing}>
      <path d="M319 1H181v42h116l14 13V43h8Z" className={css.dashed} />
      <path d="M1 65h160v42H23L9 120v-13H1Z" className={css.dashed} />
      <circle cx="62" cy="86" r="4" className={css.solid} />
      <circle cx="81" cy="86" r="4" className={css.solid} />
      <circle cx="100" cy="86" r="4" className={css.solid} />
    </svg>
  );
}

/** Strokes without length, whose round ends are the dots. */
const dots = (places: string) => places.replaceAll(/\d+ \d+/g, 'M$&h0');

const pages = {
  // A tree over the ground and its roots below, the four levels named at the side.
  decisionTree: {
    lines:
      'M168 176V62M168 146l-40-36M168 124l-26-38M168 138l42-38M168 118l24-38M152 176c-8 14-24 18-36 28M168 176c0 14 4 20 0 34M184 176c8 14 24 18 36 28',
    faint: 'M92 176h152M256 66h52M256 100h40M256 146h56M256 194h44',
    dashed: '',
    solid: '',
    points: dots(
      '128 110 112 100 142 86 128 72 156 66 168 50 182 62 192 80 206 70 210 100 226 92 150 108 188 120',
    ),
  },
  // The template's four columns: how loose or firm each entry is, and what is filled in beside it.
  ptr: {
    lines:
      'M92 70h56M178 70h20M224 70h26M278 70h34M178 137a10 10 0 1 0 20 0 10 10 0 1 0-20 0M183 137a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
    faint:
      'M80 86h240M80 120h240M80 154h240M80 188h240M164 54v160M212 54v160M266 54v160M92 103h48M92 137h56M92 171h40M224 103h30M224 137h22M224 171h30M278 103h30M278 137h34M278 171h24',
    dashed: 'M178 103a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
    solid: 'M179 162h18v18h-18Z',
    points: '',
  },
};

/** A page as it comes out of the printer. Decoration: the text below says what is on it. */
export function PrintedPage({ of }: { of: FrameworkTool['id'] }) {
  const { lines, faint, dashed, solid, points } = pages[of];
  return (
    <svg viewBox="40 0 320 224" aria-hidden className={css.printedDrawing}>
      <path d="M64 24h272v200H64Z" className={css.sheet} />
      <path d="M48 24h304" className={css.slot} />
      <path d={faint} className={css.faint} />
      <path d={lines} className={css.printedLine} />
      <path d={dashed} className={css.printedDashed} />
      <path d={solid} className={css.printedSolid} />
      <path d={points} className={css.printedPoint} />
    </svg>
  );
}
