import text from 'escape-html';
import { siteName } from '#content/site.ts';
import { reportStyles } from './report-styles.ts';

/**
 * A complete document that needs nothing from anywhere, made to be printed.
 * @param kind how its pages are laid out
 */
export function documentHtml(title: string, kind: 'report' | 'leaflet', body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${reportStyles}</style>
</head>
<body class="${kind}">
${body}
</body>
</html>`;
}

/** The title, below the practice's name, with the name of whose it is if it was given. */
export function titleHtml(title: string, name: string | null): string {
  return `<p class="brand">${text(siteName)}</p>
<h1>${text(title)}</h1>
${name === null ? '' : `<p class="name">${text(name)}</p>`}`;
}
