import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  useLocation,
  type RouterHistory,
} from '@tanstack/react-router';
import { PageHead } from './page-head.tsx';
import { useSettings } from './settings.tsx';
import { Toaster } from './ui/toaster.tsx';

const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(
    () => import('./routes/not-found.page.tsx'),
    'NotFoundPage',
  ),
});

function Root() {
  const { publicUrl } = useSettings();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      {/* On the server the head is rendered apart, straight into the document's head. */}
      {!import.meta.env.SSR && <PageHead path={path} publicUrl={publicUrl} />}
      <Outlet />
      <Toaster />
    </>
  );
}

const siteLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site-layout',
  component: lazyRouteComponent(() => import('./routes/site.layout.tsx'), 'SiteLayout'),
});

const homeRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/home.page.tsx'), 'HomePage'),
});

const aboutRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/about',
  component: lazyRouteComponent(() => import('./routes/about.page.tsx'), 'AboutPage'),
});

const servicesRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/services',
  component: lazyRouteComponent(() => import('./routes/services.page.tsx'), 'ServicesPage'),
});

const newsletterRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/newsletter',
  component: lazyRouteComponent(() => import('./routes/newsletter.page.tsx'), 'NewsletterPage'),
});

const resourcesRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/resources',
  component: lazyRouteComponent(() => import('./routes/resources.page.tsx'), 'ResourcesPage'),
});

const productsRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/products',
  component: lazyRouteComponent(() => import('./routes/products.page.tsx'), 'ProductsPage'),
});

const comingSoonRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/coming-soon',
  component: lazyRouteComponent(() => import('./routes/coming-soon.page.tsx'), 'ComingSoonPage'),
});

const chatbotRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/chatbot',
  component: lazyRouteComponent(() => import('./routes/chatbot.page.tsx'), 'ChatbotPage'),
});

const decisionTreeRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/assessment/decision-tree',
  component: lazyRouteComponent(
    () => import('./routes/decision-tree.page.tsx'),
    'DecisionTreePage',
  ),
});

const ptrFrameworkRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/assessment/ptr-framework',
  component: lazyRouteComponent(
    () => import('./routes/ptr-framework.page.tsx'),
    'PtrFrameworkPage',
  ),
});

const assessmentLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'assessment-layout',
  component: lazyRouteComponent(() => import('./routes/assessment.layout.tsx'), 'AssessmentLayout'),
});

const assessmentRoute = createRoute({
  getParentRoute: () => assessmentLayout,
  path: '/assessment',
  component: lazyRouteComponent(() => import('./routes/assessment.page.tsx'), 'AssessmentPage'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => assessmentLayout,
  path: '/assessment/dashboard',
  validateSearch: (search: Record<string, unknown>): { id?: string } =>
    typeof search['id'] === 'string' ? { id: search['id'] } : {},
  component: lazyRouteComponent(() => import('./routes/dashboard.page.tsx'), 'DashboardPage'),
});

const routeTree = rootRoute.addChildren([
  siteLayout.addChildren([
    homeRoute,
    aboutRoute,
    servicesRoute,
    newsletterRoute,
    resourcesRoute,
    productsRoute,
    comingSoonRoute,
    chatbotRoute,
    decisionTreeRoute,
    ptrFrameworkRoute,
  ]),
  assessmentLayout.addChildren([assessmentRoute, dashboardRoute]),
]);

export function createAppRouter(history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: 'intent',
    // The assessment's addresses are shared: ids stay as they are, without quotes.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(search as Record<string, string>).toString();
      return query && `?${query}`;
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
