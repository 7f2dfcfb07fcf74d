import * as styles from './cycle-drawing.css.ts';

/** Where the outer turn crosses the axes, in the order of the steps; at the first it comes home. */
const points = [
  { x: 250, y: 94, labelX: 250, labelY: 66, anchor: 'middle' },
  { x: 340, y: 220, labelX: 364, labelY: 229, anchor: 'start' },
  { x: 241, y: 319, labelX: 241, labelY: 363, anchor: 'middle' },
  { x: 133, y: 211, labelX: 109, labelY: 220, anchor: 'end' },
] as const;

const turns = [
  { path: 'M250 202A18 18 0 0 1 268 220A27 27 0 0 1 241 247A36 36 0 0 1 205 211A45 45 0 0 1 250 166', className: styles.first },
  { path: 'M250 166A54 54 0 0 1 304 220A63 63 0 0 1 241 283A72 72 0 0 1 169 211A81 81 0 0 1 250 130', className: styles.second },
  { path: 'M250 130A90 90 0 0 1 340 220A99 99 0 0 1 241 319A108 108 0 0 1 133 211A117 117 0 0 1 250 94A126 126 0 0 1 319 114M300 113.5L319 114L314 96', className: styles.third },
]; // prettier-ignore

export interface CycleDrawingProps {
  names: readonly string[];
  /** What a screen reader says in place of the drawing. */
  label: string;
}

/** A spiral, since each turn of the cycle reaches further than the one before. */
export function CycleDrawing({ names, label }: CycleDrawingProps) {
  return (
    <svg viewBox="20 36 448 338" role="img" aria-label={label} className={styles.drawing}>
      {turns.map(({ path, className }) => (
        <path key={path} d={path} className={className} />
      ))}
      <circle cx="250" cy="202" r="5" className={styles.origin} />
      {points.map(({ x, y, labelX, labelY, anchor }, index) => (
        <g key={names[index]}>
          <circle cx={x} cy={y} r="8" className={styles.point} />
          <text x={labelX} y={labelY} textAnchor={anchor} className={styles.label}>
            {names[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
