import { useEffect, useState } from 'react';

/** Loaded with this file on the server, never with it in the browser. */
const onServer = import.meta.env.SSR ? (await import('./tree-markup.ts')).treeMarkup : '';

/**
 * The drawing is large and never changes, so it is no part of the page's script: in a page that
 * the server rendered it is taken as it stands, and a visitor who comes from another page fetches it.
 */
export function useTreeMarkup(id: string): string {
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
