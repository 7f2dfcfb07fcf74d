import { useSyncExternalStore, type ComponentProps } from 'react';
import { media } from '#web/theme/media.ts';
import { Fold } from './fold.tsx';

interface PhoneFoldProps extends ComponentProps<typeof Fold> {
  /** False: never folded. */
  folds?: boolean;
}

/**
 * Folded on a phone; where there is room, and on paper, its title and content follow each other. Only for
 * parts that the browser renders: the server does not know the width.
 */
export function PhoneFold({ title, className, folds = true, children }: PhoneFoldProps) {
  if (useIsPhone() && folds) {
    return (
      <Fold title={title} className={className}>
        {children}
      </Fold>
    );
  }
  return (
    <div className={className}>
      <div>{title}</div>
      {children}
    </div>
  );
}

function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.phone).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(media.phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
