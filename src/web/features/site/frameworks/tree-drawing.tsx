import { useTreeMarkup } from './use-tree-markup.ts';

/** The whole tree, to be drawn again in part by `TreePart`. */
const TREE = 'decision-tree';

export function TreeDrawing({ label, className = '' }: { label: string; className?: string }) {
  const __html = useTreeMarkup(TREE);
  return (
    <svg viewBox="0 0 480 760" role="img" aria-label={label} className={className}>
      <g id={TREE} dangerouslySetInnerHTML={{ __html }} />
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
