import { useEffect, useEffectEvent } from 'react';
import { media } from '#web/theme/media.ts';

/** Calls back when the window grows so wide that the navigation fits into the bar. */
export function useWideScreen(callback: () => void): void {
  const onWide = useEffectEvent(callback);
  useEffect(() => {
    const query = matchMedia(media.large);
    const listen = () => {
      if (query.matches) onWide();
    };
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);
}
