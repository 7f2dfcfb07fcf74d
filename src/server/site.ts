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
  const manifest = JSON.parse(
    await readFile(`${root}dist/client/.vite/manifest.json`, 'utf8'),
  ) as Manifest;
  return {
    site: {
      template: () => Promise.resolve(template),
      preloads: (files) => preloadTags(manifest, files),
      render: renderPage,
      files: `${root}dist/client`,
      keepPages: true,
    },
  };
}

/** The site straight from its sources, through Vite: changes show at once. */
export async function developmentSite(): Promise<SiteSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    site: {
      template: async (path) =>
        vite.transformIndexHtml(path, await readFile(`${root}index.html`, 'utf8')),
      render: async (path, settings) => {
        const module = await vite.ssrLoadModule('/src/web/entry-server.tsx');
        return (module['renderPage'] as Site['render'])(path, settings);
      },
      preloads: () => '',
      keepPages: false,
    },
    middleware: (request, reply, next) => vite.middlewares(request, reply, next),
    close: () => vite.close(),
  };
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The web fonts, which every page uses, and the code of the page's routes. */
function preloadTags(manifest: Manifest, files: readonly string[]): string {
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  const loadedByPage = new Set(withImports(manifest, ['index.html']));
  const code = withImports(manifest, files).filter((file) => !loadedByPage.has(file));
  return [
    ...fonts.map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    ...code.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
  ].join('');
}

function withImports(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...seen].map((key) => manifest[key]!.file);
}
