import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { palette } from './src/content/colors.ts';

/**
 * Which modules share a file: many small ones compress worse and queue up. A group takes what its
 * modules import. Everything else is split by the pages that use it.
 */
const groups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|@tanstack\/react-router)\/|src\/web\/(router|app|lib\/(action-link|settings|menu|use-wide-screen)|theme\/(media|\w+\.css)|ui\/(button|icons|boxes|text|layout|visually-hidden|logo))\./,
  },
  // Before the groups that import it: otherwise public pages would load them, too.
  {
    name: 'shared',
    test: /src\/(web\/ui\/(badge|hue)|domain\/(areas|score-format))\./,
  },
  { name: 'site', test: /src\/web\/(routes\/site\.layout|features\/site\/shared\/)/ },
  // What the assessment and its dashboard share.
  {
    name: 'taking',
    test: /src\/(web\/(routes\/assessment\.layout|features\/results\/dashboard\/next-steps|ui\/progress-bar)|domain\/rating-scale)\./,
  },
  // Shared by the assessment and the form that colleagues fill in, once it opens.
  {
    name: 'questions',
    test: /src\/web\/features\/assessment\/questions\/(action-bar|question-card|rating-g|use-question-keys|progress-card|in-progress-view\.css)/,
  },
];

/** No names: content blockers refuse files that are called, for example, `share-button`. */
const namedByHash = (folder: string) => ({
  entryFileNames: `${folder}/[hash:7].js`,
  chunkFileNames: `${folder}/[hash:7].js`,
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    `${names[0]?.endsWith('.css') ? folder : 'assets'}/[hash][extname]`,
});

/** The owner's office has separate files. It shares only the fonts with the public pages. */
const officeBuild = { input: 'office.html', output: namedByHash('assets/office') };

const publicBuild = {
  input: [
    'index.html',
    'src/web/startup/after-paint.ts',
    'src/web/startup/early-calls.ts',
    'src/web/assessment-worker.ts',
  ],
  output: { ...namedByHash('assets'), codeSplitting: { groups } },
};

/** Styles are one file and nothing is preloaded: imports need no more of Vite's helper than this. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: {
    filter: { id: /preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

const hashes = new Map<string, string>();

/** The end of the hash names a style: each name is part of a script, too. */
function shortName({ hash }: { hash: string }): string {
  const name = hash.slice(-5).replace(/^(?=\d)/, '_');
  const other = hashes.get(name) ?? hash;
  if (other !== hash) throw new Error(`Two styles are called ${name}. Use more of the hash.`);
  hashes.set(name, hash);
  return name;
}

/** Three builds: the public pages', the office's (`--mode office`), and the renderer's. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    plainImports,
    react(),
    // In an unknown mode, the plugin would write the long names of development.
    vanillaExtractPlugin({ identifiers: shortName }),
  ],
  // `%PAPER%` in index.html.
  define: { 'import.meta.env.PAPER': JSON.stringify(palette.paper) },
  // React has the hook built in: the form without the stand-in for its old versions.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target: 'es2022',
    // The web fonts stay separate files, cached apart from the styles.
    assetsInlineLimit: 0,
    // One style sheet, linked from the page: a page's styles never come after its text.
    cssCodeSplit: false,
    manifest: !isSsrBuild && mode !== 'office',
    // The server names the files of each page; between pages the router loads ahead.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? {
          input: 'src/web/entry-server.tsx',
          output: { assetFileNames: namedByHash('assets').assetFileNames },
        }
      : {
          ...(mode === 'office' ? officeBuild : publicBuild),
          optimization: { inlineConst: { mode: 'all' } },
        },
  },
  // One file without outside parts: the server then needs nothing of React at run time.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
