import {
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { useState } from 'react';
import { OfficeFrame } from '#web/features/office/office-frame.tsx';
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
} from '#web/features/office/parts/routing.tsx';
import { BrokenPage } from './routes/broken.page.tsx';
import { MissingPage } from './routes/missing.page.tsx';

rootRoute.update({ component: Office, notFoundComponent: MissingPage });
overviewRoute.update({
  component: lazyRouteComponent(() => import('./routes/overview.page.tsx'), 'OverviewPage'),
});
peopleRoute.update({
  component: lazyRouteComponent(() => import('./routes/people.page.tsx'), 'PeoplePage'),
});
contactRoute.update({
  component: lazyRouteComponent(() => import('./routes/contact.page.tsx'), 'ContactPage'),
});
siteRoute.update({
  component: lazyRouteComponent(() => import('./routes/site.page.tsx'), 'SitePage'),
});
webhooksRoute.update({
  component: lazyRouteComponent(() => import('./routes/webhooks.page.tsx'), 'WebhooksPage'),
});
logRoute.update({
  component: lazyRouteComponent(() => import('./routes/log.page.tsx'), 'LogPage'),
});
statusRoute.update({
  component: lazyRouteComponent(() => import('./routes/status.page.tsx'), 'StatusPage'),
});

function Office() {
  return (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  );
}

export function OfficeRouterProvider({ history }: { history: RouterHistory }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: officeTree,
      history,
      scrollRestoration: true,
      defaultPreload: 'intent',
      defaultErrorComponent: BrokenPage,
      parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
      stringifySearch: (search) => {
        const given = Object.entries(search).filter(([, value]) => value !== undefined);
        const query = new URLSearchParams(given as [string, string][]).toString();
        return query && `?${query}`;
      },
    }),
  );
  return <RouterProvider router={router} />;
}
