import { useEffect, type ReactNode } from 'react';

/** Dispatches `hydrated` when the page answers to clicks; React hydrates it after its layout. */
export function withHydratedEvent(Page: () => ReactNode): () => ReactNode {
  return function PageWithHydratedEvent() {
    useEffect(() => {
      document.dispatchEvent(new Event('hydrated'));
    }, []);
    return <Page />;
  };
}
