import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  useMatches,
  type RouterHistory,
} from '@tanstack/react-router';
import type { PagePath } from '#content/pages.ts';
import type { FeatureFlags, SiteSettings } from '#content/site-settings.ts';
import { CodeMissing } from './lib/lazy-part.tsx';
import { plainSearch } from './lib/plain-search.ts';
import { useSettings } from './lib/settings.tsx';
import { withHydratedEvent } from './startup/with-hydrated-event.tsx';
import { Container } from './ui/boxes.tsx';
import { h2 } from './ui/text.css.ts';

const files = import.meta.glob<Record<string, Component>>('./routes/**/*.{page,layout}.tsx');

type Component = () => React.ReactNode;

/**
 * A route's component, loaded when the route is; its file is named for the page's preloads.
 * @param component the name of its export, if the file has several
 */
function lazy(name: string, component?: string, wrap = (whole: Component) => whole) {
  const load = files[`./routes/${name}.tsx`];
  if (!load) throw new Error(`There is no src/web/routes/${name}.tsx`);
  return {
    component: lazyRouteComponent(
      () =>
        load().then(
          (module) => ({
            default: wrap((component ? module[component] : Object.values(module)[0])!),
          }),
          (error: unknown) => {
            // With a connection the router loads the page again: it may be of an older version.
            if (navigator.onLine) return unlessLeft(error as Error);
            return { default: BrokenPage };
          },
        ),
      'default',
    ),
    staticData: { file: () => `src/web/routes/${name}.tsx` },
  };
}

/** Replaces a page whose code failed or could not be loaded. */
function BrokenPage() {
  return (
    <Container>
      <h1 className={h2}>
        {navigator.onLine ? 'This page could not be opened' : 'You are offline'}
      </h1>
      <CodeMissing />
    </Container>
  );
}

/** Longer than it takes from a click on a link until the next page begins. */
const LEAVING_MS = 2000;

/**
 * Leaving a page ends what it is still loading. Firefox reports that as a failure, at which
 * the router would load the page again, and the link that was clicked would be forgotten.
 */
function unlessLeft(failure: Error): Promise<never> {
  return new Promise((_, reject) => void setTimeout(reject, LEAVING_MS, failure));
}

const layout = (name: string, component: string) => lazy(`${name}.layout`, component);
const page = (name: string, component?: string) =>
  lazy(`${name}.page`, component, withHydratedEvent);

type Context = Pick<SiteSettings, 'flags' | 'sendsMail'>;

const rootRoute = createRootRouteWithContext<Context>()({
  notFoundComponent: page('not-found', 'NotFoundPage').component,
});

/** Shows Not Found, as the server does. */
function needsMail({ context }: { context: Context }): void {
  if (!context.sendsMail) throw notFound();
}

const siteFrame = layout('site', 'SiteLayout');
const siteLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site-layout',
  ...siteFrame,
});

type Lazy = ReturnType<typeof lazy>;

/** The part of the address that decides what is shown. */
interface Place {
  pathname: string;
  search: Record<string, unknown>;
}

/** Shows one of several components and loads only its code. */
function chosen(choose: (flags: FeatureFlags, place: Place) => Lazy) {
  function Chosen() {
    const { flags } = useSettings();
    // The address of the page shown, not of a link that was just clicked.
    const { component: Shown } = choose(flags, useMatches().at(-1)!);
    return <Shown />;
  }
  return {
    component: Chosen,
    loader: ({ context, location }: { context: { flags: FeatureFlags }; location: Place }) =>
      choose(context.flags, location).component.preload?.(),
    staticData: {
      file: (flags: FeatureFlags, place: Place) => choose(flags, place).staticData.file(),
    },
  };
}

const chat = page('chatbot', 'ChatbotPage');
const chatSoon = page('coming-soon', 'ChatbotSoonPage');

const inSite = { getParentRoute: () => siteLayout };
const siteRoutes = [
  createRoute({ ...inSite, path: '/', ...page('home', 'HomePage') }),
  createRoute({ ...inSite, path: '/shared', ...page('shared', 'SharedWithoutKeyPage') }),
  createRoute({ ...inSite, path: '/shared/$token', ...page('shared', 'SharedPage') }),
  createRoute({ ...inSite, path: '/coming-soon', ...page('coming-soon', 'ComingSoonPage') }),
  createRoute({
    ...inSite,
    path: '/chatbot',
    validateSearch: ({ conversation }: Record<string, unknown>): { conversation?: string } =>
      typeof conversation === 'string' ? { conversation } : {},
    ...chosen(({ chatbotEnabled }) => (chatbotEnabled ? chat : chatSoon)),
  }),
] as const;

/** The other pages of the site depend on nothing but their content: `routes/site/x.page.tsx` is at /x. */
type PlainPath = Exclude<
  PagePath,
  | '/'
  | '/shared'
  | '/feedback'
  | '/coming-soon'
  | '/chatbot'
  | `/assessment${'' | '/dashboard' | '/plan' | '/comparison' | '/feedback'}`
>;
const plainRoutes = Object.keys(files).flatMap((file) => {
  const path = /^\.\/routes\/(site\/.+)\.page\.tsx$/.exec(file)?.[1];
  if (path === undefined) return [];
  return createRoute({ ...inSite, path: path.slice('site'.length) as PlainPath, ...page(path) });
});

const assessmentFrame = layout('assessment', 'AssessmentLayout');
const assessmentSoon = page('coming-soon', 'AssessmentSoonPage');

/** While the assessment is off, only results that were given already are shown, by their link. */
const whileOff = (on: Lazy, off: Lazy) =>
  chosen(({ assessmentEnabled }, { pathname, search }) =>
    assessmentEnabled || (search['id'] && /\/(dashboard|plan|comparison)/.test(pathname))
      ? on
      : off,
  );

const assessmentLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'assessment-layout',
  ...whileOff(assessmentFrame, siteFrame),
});

const byId = ({ id }: Record<string, unknown>): { id?: string } =>
  typeof id === 'string' ? { id } : {};

const assessmentRoutes = [
  createRoute({
    getParentRoute: () => assessmentLayout,
    path: '/assessment',
    ...whileOff(page('assessment', 'AssessmentPage'), assessmentSoon),
  }),
  createRoute({
    getParentRoute: () => assessmentLayout,
    path: '/assessment/dashboard',
    validateSearch: byId,
    ...whileOff(page('dashboard', 'DashboardPage'), assessmentSoon),
  }),
  createRoute({
    getParentRoute: () => assessmentLayout,
    path: '/assessment/plan',
    validateSearch: byId,
    ...whileOff(page('plan', 'PlanPage'), assessmentSoon),
  }),
  createRoute({
    getParentRoute: () => assessmentLayout,
    path: '/assessment/comparison',
    validateSearch: (search: Record<string, unknown>): { id?: string; with?: string } => search,
    ...whileOff(page('comparison', 'ComparisonPage'), assessmentSoon),
  }),
  createRoute({
    getParentRoute: () => assessmentLayout,
    path: '/assessment/feedback',
    validateSearch: byId,
    beforeLoad: needsMail,
    ...whileOff(page('own-feedback', 'OwnFeedbackPage'), assessmentSoon),
  }),
] as const;

const feedbackLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'feedback-layout',
  ...layout('feedback', 'FeedbackLayout'),
});
const feedbackRoute = createRoute({
  getParentRoute: () => feedbackLayout,
  path: '/feedback',
  beforeLoad: needsMail,
  ...page('feedback'),
});

const routeTree = rootRoute.addChildren([
  siteLayout.addChildren([...siteRoutes, ...plainRoutes]),
  assessmentLayout.addChildren(assessmentRoutes),
  feedbackLayout.addChildren([feedbackRoute]),
]);

/** Visitors who scrolled before the code was loaded stay there; the router would scroll to the top. */
function startsWhereScrolled(): () => boolean {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && scrollY > 0;
    isFirst = false;
    return !isScrolled;
  };
}

export function createAppRouter(history: RouterHistory, { flags, sendsMail }: SiteSettings) {
  return createRouter({
    routeTree,
    history,
    context: { flags, sendsMail },
    scrollRestoration: !import.meta.env.SSR && startsWhereScrolled(),
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    ...plainSearch,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The source file of the route, as the build's manifest names it. */
    file?: (flags: FeatureFlags, place: Place) => string;
  }
}
