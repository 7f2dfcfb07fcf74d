import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: 'es2022',
    // The web fonts stay files of their own: they are preloaded and cached apart from the styles.
    assetsInlineLimit: 0,
    // One style sheet, linked from the page: a page's styles never come after its text.
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    ...(isSsrBuild && { rolldownOptions: { input: 'src/web/entry-server.tsx' } }),
  },
  // One file without outside parts: the server then needs nothing of React at run time.
  ssr: { noExternal: true },
}));
