/**
 * Who may import whom. The patterns name kinds of folders, so that one which does not exist yet is held
 * by them too. scripts/boundaries.ts also looks for circles between folders.
 */
const tests = '\\.test\\.tsx?$';
/** npm's packages and Node's own modules. */
const outside = '^(?!src/|db/|deploy/|scripts/)';
const domain = '^src/domain/';
const content = '^src/content/';
const db = '^db/';
const feature = '^src/server/(?!api/|http/|telemetry/|site/)[^/]+/';
/** What every request or job passes. */
const platform = '^src/server/(api|http|telemetry|site|jobs)/';
const router = '^src/server/router\\.ts$';
const theme = '^src/web/theme/';
const ui = '^src/web/ui/';
const lib = '^src/web/lib/';
const startup = '^src/web/startup/';
/** These share the answers of one assessment, and may import each other. */
const ofAssessment =
  '^src/web/features/(assessment|results|plan|comparison|sharing|own-data|feedback)/';
const webFeature =
  '^src/web/features/(?!(?:assessment|results|plan|comparison|sharing|own-data|feedback)/)([^/]+)/';
const product = '^(db|src/(domain|content|server|web))/';

/** Tests apart, `folder` takes from elsewhere only what is listed. */
const takes = (name, folder, allowed, own = folder) => ({
  name,
  severity: 'error',
  comment: `besides its own files only: ${allowed.join('  ') || 'nothing'}`,
  from: { path: folder, pathNot: tests },
  to: { pathNot: [own, ...allowed] },
});

const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What is not the product imports it, and of these each only those before it. */
const tools = ['^src/testing/', '^deploy/', '^scripts/', '^src/(faults|journeys)/'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbidden(
      'circle',
      'what imports each other is one file, or has a third in it',
      {},
      { circular: true },
    ),
    forbidden('test', 'nothing imports tests', {}, { path: tests }),

    takes('domain', domain, ['^node_modules/zod/']),
    takes('content', content, [domain]),
    takes('db', db, [domain, outside]),
    forbidden(
      'db-domain',
      'the database knows the types of the domain, not its code',
      { path: db, pathNot: tests },
      { path: domain, dependencyTypesNot: ['type-only'] },
    ),

    takes('server', '^src/server/', [db, domain, content, outside]),
    forbidden(
      'server-feature',
      'app.ts hands a feature what it needs of these; only their types are imported',
      { path: feature, pathNot: tests },
      {
        path: '^src/server/((api|http|telemetry|site)/|[^/]+$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbidden(
      'server-platform',
      'the platform knows no feature: app.ts connects them',
      { path: platform, pathNot: tests },
      { path: '^src/server/[^/]+/', pathNot: platform },
    ),
    forbidden(
      'server-repository',
      'rows are read by the feature whose they are: ask its service',
      { path: '^src/server/([^/]+)/', pathNot: tests },
      { path: '^src/server/.*\\.repository\\.ts$', pathNot: '^src/server/$1/' },
    ),
    forbidden(
      'server-alone',
      'the server runs without the development dependencies',
      { path: '^(db|src/(domain|content|server))/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], dynamic: false },
    ),

    takes('web-theme', theme, ['^src/content/colors\\.ts$', outside]),
    takes('web-ui', ui, [theme, outside]),
    takes('web-startup', startup, [outside]),
    takes('web-lib', lib, [startup, ui, theme, domain, content, router, outside]),
    takes(
      'web-feature',
      webFeature,
      [ui, lib, theme, domain, content, router, outside],
      '^src/web/features/$1/',
    ),
    takes('web-of-assessment', ofAssessment, [ui, lib, theme, domain, content, router, outside]),
    takes('web-office', '^src/web/office/', [
      ui,
      lib,
      theme,
      domain,
      content,
      router,
      '^src/web/features/',
      outside,
    ]),
    forbidden(
      'web-office-apart',
      'the office is an application of its own: no public page loads its code',
      { path: '^src/web/', pathNot: ['^src/web/office/', '^src/web/entry-office', tests] },
      { path: '^src/web/office/' },
    ),
    forbidden(
      'web-page-apart',
      'what a public page has beside it is its own; what several show is a feature',
      { path: '^src/web/', pathNot: ['^src/web/routes/', '^src/web/entry-server', tests] },
      { path: '^src/web/routes/' },
    ),
    takes('web', '^src/web/', [domain, content, router, outside]),
    forbidden(
      'web-server',
      'the browser knows the type of the router alone',
      { path: '^src/web/', pathNot: tests },
      { path: router, dependencyTypesNot: ['type-only'] },
    ),
    forbidden(
      'web-size',
      'zod is large, and Node is not in a browser',
      { path: '^src/web/', pathNot: tests },
      { path: ['^node_modules/zod/', '^(?!src/|node_modules/)'] },
    ),

    forbidden(
      'web-charts',
      'recharts weighs more than most pages: the office alone has charts, and the radar is a drawing',
      { path: '^src/web/', pathNot: '^src/web/office/' },
      { path: '^node_modules/recharts/' },
    ),

    forbidden(
      'scripts-alone',
      'journeys run inside vitest alone',
      { path: '^scripts/', pathNot: tests },
      { path: '^src/testing/browser/journey\\.ts$', reachable: true },
    ),
    ...tools.map((folder, index) =>
      takes(`tool-${index + 1}`, folder, [product, ...tools.slice(0, index), outside]),
    ),
  ],
  options: {
    // TypeScript 7 has not the interface that dependency-cruiser reads the language with.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
