import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SiteSettings } from '#content/links.ts';
import { pages } from '#content/pages.ts';
import { App } from './app.tsx';
import { pageHead, type HeadTag } from './lib/page-head.ts';
import { reportStyles } from './features/assessment/report/report-styles.ts';
import { templateStyles } from './features/site/frameworks/template-html.ts';
import { createAppRouter } from './router.tsx';

/** Of the documents that pages print: the only styles outside the style sheet. */
export const inlineStyles = [reportStyles, templateStyles];

/** Renders the page at a path: its head tags, its body and the route files it needs. */
export async function renderPage(path: string, settings: SiteSettings) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }), settings);
  await router.load();
  return {
    status: path === pages.notFound.path ? 404 : 200,
    head: pageHead(path, settings).map(markup).join(''),
    files: router.state.matches.flatMap(
      ({ staticData }) => staticData.file?.(settings.flags) ?? [],
    ),
    body: renderToString(<App router={router} settings={settings} />),
  };
}

/** `replaceHead` knows by the mark what belongs to the page. */
function markup({ tag, attributes, text }: HeadTag): string {
  return renderToStaticMarkup(createElement(tag, { ...attributes, 'data-page': '' }, text));
}
