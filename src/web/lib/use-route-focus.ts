import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/**
 * After a change of page or anchor, keyboard and screen reader go on from what has come, as they
 * would after a page load: the section named in the address, else the page's content. A link to
 * where the visitor already is leads back to its section, or to the top.
 */
export function useRouteFocus(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe(
        'onRendered',
        ({ fromLocation, toLocation, pathChanged, hashChanged, hrefChanged }) => {
          // Where a page is loaded the browser begins, at its top.
          if (!fromLocation) return;
          const isAgain = !hrefChanged;
          if (!pathChanged && !hashChanged && !isAgain) return;
          const section = toLocation.hash ? document.getElementById(toLocation.hash) : null;
          const target = section ?? content.current;
          if (!target) return;
          if (section) section.tabIndex = -1;
          // Where the page is scrolled to is the router's business, except that it does nothing here.
          if (isAgain) (section ?? document.documentElement).scrollIntoView();
          target.focus({ preventScroll: true });
        },
      ),
    [router, content],
  );
}
