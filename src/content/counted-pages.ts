import { pages } from './pages.ts';

/** The pages whose visits are counted: those in the sitemap. */
export const countedPages: readonly string[] = Object.values(pages)
  .filter(({ inSitemap }) => inSitemap)
  .map(({ path }) => path);
