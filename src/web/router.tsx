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

const files = import.meta.glob<Record<string, () => React.ReactNode>>('./routes/*.tsx');

/** A route's component, loaded when the route is; its file is named for the page's preloads. */
function lazy(name: string, component: string) {
  const load = files[`./routes/${name}.tsx`];
  if (!load) throw new Error(`There is no src/web/routes/${name}.tsx`);
  return {
    component: lazyRouteComponent(load, component),
    staticData: { file: `src/web/routes/${name}.tsx` },
  };
}

const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: lazy('not-found.page', 'NotFoundPage').component,
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
  ...lazy('site.layout', 'SiteLayout'),
});

const inSite = { getParentRoute: () => siteLayout };
const siteRoutes = [
  createRoute({ ...inSite, path: '/', ...lazy('home.page', 'HomePage') }),
  createRoute({ ...inSite, path: '/about', ...lazy('about.page', 'AboutPage') }),
  createRoute({ ...inSite, path: '/services', ...lazy('services.page', 'ServicesPage') }),
  createRoute({ ...inSite, path: '/newsletter', ...lazy('newsletter.page', 'NewsletterPage') }),
  createRoute({ ...inSite, path: '/resources', ...lazy('resources.page', 'ResourcesPage') }),
  createRoute({ ...inSite, path: '/products', ...lazy('products.page', 'ProductsPage') }),
  createRoute({ ...inSite, path: '/coming-soon', ...lazy('coming-soon.page', 'ComingSoonPage') }),
  createRoute({ ...inSite, path: '/chatbot', ...lazy('chatbot.page', 'ChatbotPage') }),
  createRoute({
    ...inSite,
    path: '/assessment/decision-tree',
    ...lazy('decision-tree.page', 'DecisionTreePage'),
  }),
  createRoute({
    ...inSite,
    path: '/assessment/ptr-framework',
    ...lazy('ptr-framework.page', 'PtrFrameworkPage'),
  }),
] as const;

const assessmentLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'assessment-layout',
  ...lazy('assessment.layout', 'AssessmentLayout'),
});

const assessmentRoutes = [
  createRoute({
    getParentRoute: () => assessmentLayout,
    path: '/assessment',
    ...lazy('assessment.page', 'AssessmentPage'),
  }),
  createRoute({
    getParentRoute: () => assessmentLayout,
    path: '/assessment/dashboard',
    validateSearch: (search: Record<string, unknown>): { id?: string } =>
      typeof search['id'] === 'string' ? { id: search['id'] } : {},
    ...lazy('dashboard.page', 'DashboardPage'),
  }),
] as const;

const routeTree = rootRoute.addChildren([
  siteLayout.addChildren(siteRoutes),
  assessmentLayout.addChildren(assessmentRoutes),
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
  interface StaticDataRouteOption {
    /** The source file of the route, as the build's manifest names it. */
    file?: string;
  }
}
