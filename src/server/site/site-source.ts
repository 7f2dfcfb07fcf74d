import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SiteSettings } from '#content/site-settings.ts';
import { OperatorError } from '#db/operator-error.ts';
import type { NoticePage } from '#content/notice-page.ts';
import type { MailContent, RenderedMail } from '#domain/mail.ts';
import { settingsScript, type Site } from './page-store.ts';

export interface SiteSource {
  site: Site;
  /** Vite's middleware, in development. */
  middleware?: (request: IncomingMessage, reply: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface PageRenderer {
  renderPage: Site['render'];
  renderNoticePage: (page: NoticePage, settings: SiteSettings) => { head: string; body: string };
  renderMail: (content: MailContent, settings: SiteSettings) => RenderedMail;
}

class SiteNotBuiltError extends OperatorError {}

/**
 * The site that `npm run build` wrote to `dist`.
 * @throws SiteNotBuiltError
 */
export async function builtSite(): Promise<SiteSource> {
  const { document, office, manifest, renderer, worker, portrait } = await readBuild().catch(
    (cause: unknown) => {
      throw new SiteNotBuiltError('The site is not built yet. Run "npm run build".', { cause });
    },
  );
  return {
    site: {
      template: () => Promise.resolve(document.replace(entryTag, '')),
      preloads: (files) => fontTags(manifest) + codeTags(manifest, files),
      render: renderer.renderPage,
      preview: async (address, settings) => {
        const { head, body } = await renderer.renderPage(address, settings);
        return previewOf(document.replace(entryTag, ''), { head: head + fontTags(manifest), body });
      },
      noticePage: (page, settings) => {
        const { head, body } = renderer.renderNoticePage(page, settings);
        const parts = { head: head + fontTags(manifest), body };
        return Promise.resolve(withoutCode(document.replace(entryTag, ''), parts));
      },
      office: (settings) => Promise.resolve(withSettings(office, settings)),
      mail: (content, settings) => Promise.resolve(renderer.renderMail(content, settings)),
      files: `${root}dist/client`,
      keepPages: true,
      worker,
      ...(portrait && { portrait }),
    },
  };
}

async function readBuild() {
  const document = await readFile(`${root}dist/client/index.html`, 'utf8');
  const office = await readFile(`${root}dist/office.html`, 'utf8');
  const manifest = await readFile(`${root}dist/client/.vite/manifest.json`, 'utf8');
  const renderer = (await import(
    pathToFileURL(`${root}dist/server/entry-server.js`).href
  )) as PageRenderer;
  const files = JSON.parse(manifest) as Manifest;
  const { file } = files['src/web/assessment-worker.ts']!;
  const worker = await readFile(`${root}dist/client/${file}`, 'utf8');
  const portrait = JSON.parse(await readFile(`${root}dist/portrait.json`, 'utf8')) as NonNullable<
    Site['portrait']
  > | null;
  return { document, office, manifest: files, renderer, worker, portrait };
}

/** The site from its sources, through Vite: changes show at once. */
export async function developmentSite(): Promise<SiteSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const renderer = async () =>
    (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as PageRenderer;
  return {
    site: {
      template: async (path) =>
        vite.transformIndexHtml(path, await readFile(`${root}index.html`, 'utf8')),
      render: async (path, settings) => (await renderer()).renderPage(path, settings),
      preview: async (address, settings) => {
        const { renderPage } = await renderer();
        const template = await readFile(`${root}index.html`, 'utf8');
        return previewOf(template, await renderPage(address, settings));
      },
      noticePage: async (page, settings) => {
        const { renderNoticePage } = await renderer();
        const template = await readFile(`${root}index.html`, 'utf8');
        // Vite delivers styles with the page's code, which does not run here.
        const document = withoutCode(
          template.replace(/src="[^"]*entry-client.tsx"/, 'src="/src/web/notice-page.tsx"'),
          renderNoticePage(page, settings),
        );
        return vite.transformIndexHtml('/', document);
      },
      office: async (settings) => {
        const template = await readFile(`${root}office.html`, 'utf8');
        return vite.transformIndexHtml('/office', withSettings(template, settings));
      },
      mail: async (content, settings) => (await renderer()).renderMail(content, settings),
      preloads: () => '',
      keepPages: false,
    },
    middleware: (request, reply, next) => vite.middlewares(request, reply, next),
    close: () => vite.close(),
  };
}

function withSettings(template: string, settings: SiteSettings): string {
  return template.replace('<!--settings-->', () => settingsScript(settings));
}

function withoutCode(template: string, { head, body }: { head: string; body: string }): string {
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--settings-->', '')
    .replace('<!--body-->', () => body);
}

/** Has no scripts, and its links would open a new tab, which the sandbox of the preview blocks. */
function previewOf(template: string, { head, body }: { head: string; body: string }): string {
  return withoutCode(template, { head: `<base target="_blank">${head}`, body }).replaceAll(
    /<script\b[^<]*<\/script>/g,
    '',
  );
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The tag that Vite adds to the document. In production `after-paint.ts` loads the same file. */
const entryTag = /<script type="module"[^<>]*><\/script>/;

/**
 * Preloads the web fonts. Otherwise the browser would find them in the styles, too late for the
 * first paint.
 */
function fontTags(manifest: Manifest): string {
  return Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2') && !file.includes('accented'))
    .map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    )
    .join('');
}

/** Pages whose address names the data they show: `early-calls.ts` requests it early. */
const showsData = /\/(dashboard|plan|comparison|shared)\.page\.tsx$/;

/** Its first paint waits for `after-paint.ts`: that decides whether the introduction is shown. */
const hasIntroduction = /\/assessment\.page\.tsx$/;

/** The code of the site and of the page's route, which loads after the first paint. */
function codeTags(manifest: Manifest, files: readonly string[]): string {
  const [entry, ...imports] = withImports(manifest, ['index.html', ...files]);
  const preloads = imports.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`);
  const code = `${preloads.join('')}<script type="module" src="/${entry}" crossorigin></script>`;
  const loaders = ['src/web/startup/after-paint.ts'];
  if (files.some((file) => showsData.test(file))) loaders.unshift('src/web/startup/early-calls.ts');
  const blocking = files.some((file) => hasIntroduction.test(file)) ? ' blocking="render"' : '';
  const scripts = loaders.map(
    (loader) => `<script type="module" src="/${manifest[loader]!.file}"${blocking}></script>`,
  );
  return `<template id="code">${code}</template>${scripts.join('')}`;
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
