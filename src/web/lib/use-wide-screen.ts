import { useEffect, useEffectEvent } from 'react';
import { media } from '#web/theme/media.ts';

/** Calls back when the window becomes wide enough to show what a button was hiding. */
export function useWideScreen(from: 'medium' | 'large', callback: () => void): void {
  const onWide = useEffectEvent(callback);
  useEffect(() => {
    const query = matchMedia(media[from]);
    const listen = () => {
      if (query.matches) onWide();
    };
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, [from]);
}
