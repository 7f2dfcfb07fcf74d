import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Site } from './plugins/site-pages.ts';

export interface SiteSource {
  site: Site;
  /** Vite's, in development. */
  middleware?: (request: IncomingMessage, reply: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The site as `npm run build` left it in `dist`. */
export async function builtSite(): Promise<SiteSource> {
  const template = await readFile(`${root}dist/client/index.html`, 'utf8');
  const { renderPage } = (await import(
    pathToFileURL(`${root}dist/server/entry-server.js`).href
  )) as { renderPage: Site['render'] };
  return {
    site: {
      template: () => Promise.resolve(template),
      render: renderPage,
      files: `${root}dist/client`,
      keepPages: true,
    },
  };
}

/** The site straight from its sources, through Vite: changes show at once. */
export async function developmentSite(): Promise<SiteSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  return {
    site: {
      template: async (path) =>
        vite.transformIndexHtml(path, await readFile(`${root}index.html`, 'utf8')),
      render: async (path, settings) => {
        const module = await vite.ssrLoadModule('/src/web/entry-server.tsx');
        return (module['renderPage'] as Site['render'])(path, settings);
      },
      keepPages: false,
    },
    middleware: (request, reply, next) => vite.middlewares(request, reply, next),
    close: () => vite.close(),
  };
}
