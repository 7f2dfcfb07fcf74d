import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SiteSettings } from '#content/links.ts';
import { pages } from '#content/pages.ts';
import { App } from './app.tsx';
import { PageHead } from './page-head.tsx';
import { createAppRouter } from './router.tsx';

/** Renders the page at a path: its head tags, its body and the route files it needs. */
export async function renderPage(path: string, settings: SiteSettings) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return {
    status: path === pages.notFound.path ? 404 : 200,
    head: renderToStaticMarkup(<PageHead path={path} publicUrl={settings.publicUrl} />),
    files: router.state.matches.flatMap(({ staticData }) => staticData.file ?? []),
    body: renderToString(<App router={router} settings={settings} />),
  };
}
