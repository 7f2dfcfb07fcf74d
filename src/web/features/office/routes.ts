import { createRootRoute, createRoute, type createRouter } from '@tanstack/react-router';

/*
 * The addresses of the office and what their queries hold, for links to be checked against; the pages
 * are given to them in `src/web/office/office-router.tsx`.
 */

/** The texts of a query, by name. The reader of each checks its value. */
function texts<Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { [Key in Name]?: string } => {
    const given: { [Key in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === 'string' && value !== '') given[name] = value;
    }
    return given;
  };
}

export const rootRoute = createRootRoute();
const inOffice = { getParentRoute: () => rootRoute };

export const overviewRoute = createRoute({
  ...inOffice,
  path: '/office',
  validateSearch: texts('from', 'to', 'source'),
});
export const peopleRoute = createRoute({
  ...inOffice,
  path: '/office/people',
  validateSearch: texts(
    'search',
    'state',
    'progress',
    'area',
    'source',
    'from',
    'to',
    'sort',
    'page',
  ),
});
export const personRoute = createRoute({
  ...inOffice,
  path: '/office/people/$id',
  validateSearch: texts('assessment'),
});
export const siteRoute = createRoute({ ...inOffice, path: '/office/site' });
export const webhooksRoute = createRoute({
  ...inOffice,
  path: '/office/webhooks',
  validateSearch: texts('endpoint', 'state', 'page'),
});
export const logRoute = createRoute({
  ...inOffice,
  path: '/office/log',
  validateSearch: texts('page'),
});

export const officeTree = rootRoute.addChildren([
  overviewRoute,
  peopleRoute,
  personRoute,
  siteRoute,
  webhooksRoute,
  logRoute,
]);

/** Not the registered router, which is that of the public pages: links of the office name it. */
export type OfficeRouter = ReturnType<typeof createRouter<typeof officeTree>>;
