import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs comes as one file: many small ones compress worse and queue up. */
const everyPage =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\/|src\/web\/(theme|(?!entry)[\w-]+\.tsx|ui\/(button|icons|container|section|text|visually-hidden|toast|toaster|toast-viewport|logo|card|layout|badge))|src\/content\/(pages|links|navigation)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    // The web fonts stay files of their own: they are preloaded and cached apart from the styles.
    assetsInlineLimit: 0,
    // One style sheet, linked from the page: a page's styles never come after its text.
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: 'src/web/entry-server.tsx' }
      : { output: { codeSplitting: { groups: [{ name: 'base', test: everyPage }] } } },
  },
  // One file without outside parts: the server then needs nothing of React at run time.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
