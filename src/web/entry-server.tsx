import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SiteSettings } from '#content/site-settings.ts';
import { pages } from '#content/pages.ts';
import { siteName } from '#content/site.ts';
import type { NoticePage } from '#content/notice-page.ts';
import { App } from './app.tsx';
import { CodelessNotice } from './features/site/notices/codeless-notice.tsx';
import { pageHead, type HeadTag } from './lib/page-head.ts';
import { SettingsProvider } from './lib/settings.tsx';
import { createAppRouter } from './router.tsx';

export { renderMail } from './mail/render-mail.tsx';

/** Renders the page at an address: its head tags, its body, and the route files it needs. */
export async function renderPage(address: string, settings: SiteSettings) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }), settings);
  await router.load();
  const { matches } = router.state;
  return {
    status: address === pages.notFound.path ? 404 : 200,
    head: pageHead(address, settings).map(markup).join(''),
    files: matches.flatMap(
      ({ staticData }) => staticData.file?.(settings.flags, matches.at(-1)!) ?? [],
    ),
    body: renderToString(<App router={router} settings={settings} />),
  };
}

/** Renders a page that the server makes for one visitor. */
export function renderNoticePage(page: NoticePage, settings: SiteSettings) {
  const tags: HeadTag[] = [
    { tag: 'title', attributes: {}, text: `${page.title} | ${siteName}` },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ];
  return {
    head: tags.map(markup).join(''),
    body: renderToStaticMarkup(
      <SettingsProvider value={settings}>
        <CodelessNotice {...page} />
      </SettingsProvider>,
    ),
  };
}

/** `replaceHead` recognizes the page's own tags by the mark. */
function markup({ tag, attributes, text }: HeadTag): string {
  return renderToStaticMarkup(createElement(tag, { ...attributes, 'data-page': '' }, text));
}
