import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { palette } from './src/content/colors.ts';

/**
 * Which modules share a file: many small ones compress worse and queue up. A module is listed where
 * each page that loads the file needs it.
 */
const groups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\/|rolldown\/runtime|src\/web\/(theme\/(?!tokens|web-fonts|characters|fonts\/)|(?!entry)[\w-]+\.tsx|lib\/(action-link|settings)\.|ui\/(button|icons|container|text|visually-hidden|logo|card)\.)|src\/content\/(site|links|navigation)\./,
  },
  {
    name: 'site',
    test: /src\/web\/(features\/site\/(frame|shared)\/|routes\/site\.layout|lib\/use-wide-screen\.|ui\/(section|layout|unbroken)\.)/,
  },
  {
    name: 'calls',
    test: /node_modules\/(@trpc|@tanstack\/(react-query|query-core))\/|src\/web\/(lib\/(trpc|api-error|early-reply|server-clock|browser-storage)\.|ui\/(dialog|above-keyboard|toast|toast-viewport|skeleton)\.)/,
  },
  {
    name: 'taken',
    test: /src\/web\/features\/assessment\/(data\/(?!erased\.)|dialogs\/(email-(dialog|field)|privacy-link)\.)|node_modules\/idb-keyval\//,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
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
    // The web fonts stay files of their own, cached apart from the styles.
    assetsInlineLimit: 0,
    // One style sheet, linked from the page: a page's styles never come after its text.
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    // The server names the files of each page; between pages the router loads ahead.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/web/entry-server.tsx' }
      : {
          input: ['index.html', 'src/web/after-paint.ts', 'src/web/assessment-worker.ts'],
          output: { codeSplitting: { groups } },
          optimization: { inlineConst: { mode: 'all' } },
        },
  },
  // One file without outside parts: the server then needs nothing of React at run time.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
