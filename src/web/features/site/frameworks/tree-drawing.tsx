import * as css from './tree-drawing.css.ts';
import { leaves, roots, wood } from './tree-paths.ts';

/** The whole tree, to be drawn again in part by `TreePart`. */
const TREE = 'decision-tree';

export function TreeDrawing({ label, className = '' }: { label: string; className?: string }) {
  return (
    <svg viewBox="0 0 480 760" role="img" aria-label={label} className={className}>
      <g id={TREE}>
        <path d={roots} className={css.roots} />
        <path d={wood} className={css.wood} />
        <path d={leaves.light} className={css.lightLeaves} />
        <path d={leaves.dark} className={css.darkLeaves} />
        <path d={leaves.turned} className={css.turnedLeaves} />
      </g>
    </svg>
  );
}

export function TreePart({ viewBox, className = '' }: { viewBox: string; className?: string }) {
  return (
    <svg viewBox={viewBox} aria-hidden className={className}>
      <use href={`#${TREE}`} />
    </svg>
  );
}
