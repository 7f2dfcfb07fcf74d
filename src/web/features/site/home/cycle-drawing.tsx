import * as styles from './cycle-drawing.css.ts';

/** Where the outer turn crosses the axes, in the order of the steps; the first is met again. */
const points = [
  { x: 256, y: 92, labelX: 256, labelY: 64, anchor: 'middle' },
  { x: 338, y: 226, labelX: 362, labelY: 234, anchor: 'start' },
  { x: 243, y: 321, labelX: 243, labelY: 364, anchor: 'middle' },
  { x: 135, y: 213, labelX: 112, labelY: 222, anchor: 'end' },
] as const;

export interface CycleDrawingProps {
  names: readonly string[];
  /** What a screen reader says in place of the drawing. */
  label: string;
}

/** A spiral, since each turn of the cycle reaches further than the one before. */
export function CycleDrawing({ names, label }: CycleDrawingProps) {
  return (
    <svg viewBox="22 34 446 342" role="img" aria-label={label} className={styles.drawing}>
      <path d="M256 92V320M136 226H338" className={styles.axis} />
      <path
        d="M256 196A30 30 0 0 1 286 226A43 43 0 0 1 243 269A56 56 0 0 1 187 213A69 69 0 0 1 256 144"
        className={styles.earlier}
      />
      <circle cx="256" cy="196" r="5" className={styles.origin} />
      <path
        d="M256 144A82 82 0 0 1 338 226A95 95 0 0 1 243 321A108 108 0 0 1 135 213A121 121 0 0 1 256 92A134 134 0 0 1 327 112M309 113L327.5 112L321 95"
        className={styles.turn}
      />
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
