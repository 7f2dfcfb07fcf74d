import { useEffect, useState } from 'react';

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

/** Loaded with this file on the server, never with it in the browser. */
const onServer = import.meta.env.SSR ? (await import('./tree-markup.ts')).treeMarkup : '';

/**
 * The drawing is large and never changes, so it is not part of the page's script. A page that the server
 * rendered has it in its document; visitors who come from another page fetch it.
 */
function useTreeMarkup(id: string): string {
  const [markup, setMarkup] = useState(() =>
    import.meta.env.SSR ? onServer : (document.getElementById(id)?.innerHTML ?? ''),
  );

  useEffect(() => {
    if (markup) return;
    void fetchMarkup().then(setMarkup);
  }, [markup]);

  return markup;
}

async function fetchMarkup(): Promise<string> {
  const { treeMarkup } = await import('./tree-markup.ts');
  return treeMarkup;
}
