import {
  createRouter,
  lazyRouteComponent,
  RouterProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { office } from '#content/office.ts';
import { OfficeFrame } from './parts/office-frame.tsx';
import { NothingHere, PageHead } from './parts/page.tsx';
import {
  logRoute,
  officeTree,
  overviewRoute,
  peopleRoute,
  contactRoute,
  rootRoute,
  siteRoute,
  statusRoute,
  webhooksRoute,
} from './parts/routing.tsx';
import { plainSearch } from '#web/lib/plain-search.ts';
import { moveFocus } from '#web/lib/route-focus.ts';
import { Button } from '#web/ui/button.tsx';

const page = <Part extends Record<string, () => ReactNode>>(
  load: () => Promise<Part>,
  name: keyof Part & string,
) => ({ component: lazyRouteComponent(load, name) });

rootRoute.update({ component: OfficeFrame, notFoundComponent: MissingPage });
overviewRoute.update(page(() => import('./routes/overview.page.tsx'), 'OverviewPage'));
peopleRoute.update(page(() => import('./routes/people.page.tsx'), 'PeoplePage'));
contactRoute.update(page(() => import('./routes/contact.page.tsx'), 'ContactPage'));
siteRoute.update(page(() => import('./routes/site.page.tsx'), 'SitePage'));
webhooksRoute.update(page(() => import('./routes/webhooks.page.tsx'), 'WebhooksPage'));
logRoute.update(page(() => import('./routes/log.page.tsx'), 'LogPage'));
statusRoute.update(page(() => import('./routes/status.page.tsx'), 'StatusPage'));

export function OfficeRouterProvider({ history }: { history: RouterHistory }) {
  const [router] = useState(() => {
    const created = createRouter({
      routeTree: officeTree,
      history,
      scrollRestoration: true,
      defaultPreload: 'intent',
      defaultErrorComponent: BrokenPage,
      ...plainSearch,
    });
    created.subscribe('onRendered', moveFocus);
    return created;
  });
  return <RouterProvider router={router} />;
}

/** Replaces a page whose code failed or could not be loaded. */
function BrokenPage() {
  const { title, text, again } = office.broken;
  return (
    <>
      <PageHead title={title} lead={text} />
      <p>
        <Button onClick={() => location.reload()}>{again}</Button>
      </p>
    </>
  );
}

function MissingPage() {
  return <NothingHere {...office.missing} to="/office" />;
}
