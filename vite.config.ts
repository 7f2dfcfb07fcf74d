import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { palette } from './src/content/colors.ts';

/**
 * Which modules share a file: many small ones compress worse and queue up. A module is listed where
 * each page that loads the file needs it. `taking` is what the assessment and its dashboard share: the
 * pages that are opened from there find it in the browser already.
 */
const groups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\/|rolldown\/runtime|src\/web\/(theme\/(?!tokens|characters|fonts\/)|(?!entry)[\w-]+\.tsx|lib\/(action-link|settings|lazy-part|plain-search)\.|ui\/(button|icons|boxes|text|layout|visually-hidden|logo)\.)|src\/content\/(site|links|navigation)\./,
  },
  {
    name: 'site',
    test: /src\/web\/(features\/site\/(frame|shared)\/|routes\/site\.layout|lib\/use-wide-screen\.|ui\/section\.)/,
  },
  {
    name: 'calls',
    test: /node_modules\/(@trpc|@tanstack\/(react-query|query-core))\/|src\/web\/(lib\/(trpc|api-error|server-clock|browser-storage)\.|ui\/(dialog|toast|toast-viewport|skeleton)\.)/,
  },
  {
    name: 'taken',
    test: /src\/web\/(features\/assessment\/(data\/(?!erasure\.|recreate-)|dialogs\/email-dialog\.)|lib\/(outbox\/|dates\.))|src\/(domain\/score-format|content\/email-use)\.|node_modules\/idb-keyval\//,
  },
  // A separate file, because other pages that print must not load the code that prints the results.
  {
    name: 'printing',
    test: /src\/(web\/theme\/tokens|content\/colors)\./,
  },
  // Shared by everything that prints a separate document.
  { name: 'documents', test: /src\/web\/lib\/print/ },
  {
    name: 'taking',
    test: /src\/web\/(routes\/assessment\.layout|features\/(assessment\/(assessment-frame|dialogs\/find-results)|results\/(dashboard\/next-steps|report\/download-report))|ui\/progress-bar\.)|src\/domain\/rating-scale\./,
  },
  // Shared by the questions and by pages without any. A group takes what its modules import, so these
  // come first.
  { name: 'badge', test: /src\/web\/ui\/(badge|hue)\./ },
  { name: 'save-state', test: /src\/web\/ui\/save-state\./ },
  { name: 'history', test: /src\/web\/(features\/comparison\/history|lib\/dates-apart)\./ },
  // Shared by the assessment and the form that colleagues fill in, once it opens.
  {
    name: 'questions',
    test: /src\/web\/features\/assessment\/questions\/(action-bar|question-card|rating-g|use-question-keys|progress-card|in-progress-view\.css)/,
  },
  // Shared by the dashboard and the assessment, once it has answers.
  {
    name: 'results',
    test: /src\/web\/(features\/results\/(radar\/(?!compared-)|parts\/area-breakdown)|ui\/titled-part\.)/,
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
    'src/web/after-paint.ts',
    'src/web/early-calls.ts',
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
