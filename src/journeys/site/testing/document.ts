/** What a crawler takes from a document; for documents that this project wrote, not for any. */
export interface ReadDocument {
  title: string | undefined;
  /** The content of a meta tag by its name or property. */
  meta: (name: string) => string | undefined;
  canonical: string | undefined;
  headings: string[];
  /** What stands in the main part, without tags. */
  mainText: string;
  structuredData: Record<string, unknown>[];
  /** The addresses of everything the document makes the browser load. */
  loads: string[];
}

export function readDocument(html: string): ReadDocument {
  const [head = '', body = ''] = html.split('</head>');
  const first = (pattern: RegExp, text = head) => pattern.exec(text)?.[1];
  return {
    title: plain(first(/<title[^>]*>(.*?)<\/title>/)),
    meta: (name) =>
      plain(first(new RegExp(`<meta (?:name|property)="${RegExp.escape(name)}" content="(.*?)"`))),
    canonical: plain(first(/<link rel="canonical" href="(.*?)"/)),
    headings: [...body.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => plain(text)!),
    mainText: plain(first(/<main[^>]*>(.*)<\/main>/s, body)) ?? '',
    structuredData: [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
    ].map(([, json]) => JSON.parse(json!) as Record<string, unknown>),
    loads: [...head.matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/[^"]*)"/g)].map(
      ([, url]) => url!,
    ),
  };
}

/** The text without tags; what elements hold stays apart. */
function plain(html: string | undefined): string | undefined {
  return html
    ?.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
