import { pages, siteName, type PageMeta } from '#content/pages.ts';

/** What crawlers and share previews read. React moves these tags into the document's head. */
export function PageHead({ path, publicUrl }: { path: string; publicUrl: string }) {
  const page = pageAt(path);
  const url = `${publicUrl}${page.path === '/' ? '/' : page.path}`;
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.index ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${publicUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function pageAt(path: string): PageMeta {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return Object.values(pages).find((page) => page.path === trimmed) ?? pages.notFound;
}
