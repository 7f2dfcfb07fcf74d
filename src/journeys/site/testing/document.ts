/** What a crawler reads from a page. Parses only the HTML that this project writes. */
export interface ReadDocument {
  title: string | undefined;
  /** The content of a meta tag by its name or property. */
  meta: (name: string) => string | undefined;
  canonical: string | undefined;
  headings: string[];
  /** The text of the main element, without tags. */
  mainText: string;
  structuredData: Record<string, unknown>[];
  /** The URLs of all files that the page loads. */
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

/** The text without tags, with a space between elements. */
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
