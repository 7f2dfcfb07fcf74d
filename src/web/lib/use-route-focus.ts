import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus after a navigation, as a page load would: to the section named in the address, or
 * else to the page's content. A link to the current place leads back to its section, or to the top.
 */
export function useRouteFocus(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe(
        'onRendered',
        ({ fromLocation, toLocation, pathChanged, hashChanged, hrefChanged }) => {
          // After a page load the browser starts at the top by itself.
          if (!fromLocation) return;
          const isAgain = !hrefChanged;
          if (!pathChanged && !hashChanged && !isAgain) return;
          const section = toLocation.hash ? document.getElementById(toLocation.hash) : null;
          const target = section ?? content.current;
          if (!target) return;
          if (section) section.tabIndex = -1;
          // The router handles scrolling, except that it does nothing here.
          if (isAgain) (section ?? document.documentElement).scrollIntoView();
          target.focus({ preventScroll: true });
        },
      ),
    [router, content],
  );
}
