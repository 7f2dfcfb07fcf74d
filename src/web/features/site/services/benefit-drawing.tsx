import type { BenefitCard } from '#content/services.ts';
import * as css from './benefit-drawing.css.ts';

/** Strokes without length, whose round ends are the dots. */
const dot = (x: number, y: number) => `M${x} ${y}h0`;

/** A long list, three things on it chosen. */
const entries = [150, 96, 172, 128, 184, 112, 156, 90, 178, 134, 104, 164];
const entry = (isChosen: boolean, draw: (y: number, length: number) => string) =>
  entries
    .map((length, at) => ((at === 2 || at === 6 || at === 9) === isChosen ? draw(12 + at * 22, length) : ''))
    .join(''); // prettier-ignore
const line = (y: number, length: number) => `M36 ${y}h${length}`;

/** The weeks of the quarter, and three things that run across them. */
const weeks = Array.from({ length: 14 }, (_, at) => `M${4 + at * 24} 4v132`).join('');

/** Three habits over the weeks: patchy at first, then kept. */
const kept = ['0100110111111', '0001011101111', '1010101111111'];
const habits = (mark: string) =>
  kept
    .flatMap((row, y) => [...row].map((week, x) => (week === mark ? dot(16 + x * 24, 26 + y * 44) : '')))
    .join(''); // prettier-ignore

const drawings = {
  focus: {
    viewBox: '0 0 256 266',
    faint: entry(false, (y, length) => dot(10, y) + line(y, length)),
    lines: entry(true, line),
    points: entry(true, (y) => dot(10, y)),
  },
  plan: {
    viewBox: '0 0 320 140',
    faint: weeks,
    lines: 'M28 28h120M100 70h120M196 112h96M76 21v14M148 63v14M244 105v14',
    points: dot(148, 28) + dot(220, 70) + dot(292, 112),
  },
  habit: { viewBox: '0 0 320 140', faint: habits('0'), lines: '', points: habits('1') },
};

/** Decoration: the text beside it says all of it. */
export function BenefitDrawing({ name }: { name: BenefitCard['drawing'] }) {
  const { viewBox, faint, lines, points } = drawings[name];
  return (
    <svg viewBox={viewBox} aria-hidden className={css.drawing}>
      <path d={faint} className={css.faint[name]} />
      <path d={lines} className={css.line} />
      <path d={points} className={css.point} />
    </svg>
  );
}
