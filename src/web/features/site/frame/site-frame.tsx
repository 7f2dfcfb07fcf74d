import { useRef, type ReactNode } from 'react';
import { navigation } from '#content/navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { skipLink } from '#web/ui/skip-link.css.ts';
import { useRouteFocus } from '#web/lib/use-route-focus.ts';

/** What surrounds every page of the site. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <>
      <a href="#main" className={skipLink} data-print="hide">
        {navigation.skipLink}
      </a>
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
