import { siteName } from '#content/site.ts';
import { blankTemplateRows, ptrFramework, templateColumns } from '#content/ptr-framework.ts';
import escapeHtml from 'escape-html';
import { palette } from '#web/theme/tokens.ts';

/** One sheet of A4 or Letter, upright or across: the rows take what height there is. */
export const templateStyles = `
@page { margin: 12mm }
* { box-sizing: border-box; margin: 0 }
html { font: 10pt/1.4 system-ui, 'Helvetica Neue', Arial, sans-serif; color: ${palette.ink} }
body { max-width: 270mm; margin: 0 auto; padding: 1rem }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; margin-bottom: 4mm }
h1 { font: 600 15pt/1.2 Georgia, 'Times New Roman', serif }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th { padding: 2mm; border-bottom: 1.5pt solid; font-size: 9pt; text-align: left }
td { height: 15mm; border: 0.5pt solid ${palette.control} }
th:nth-child(1) { width: 24% }
th:nth-child(2) { width: 9% }
th:nth-child(3) { width: 33% }
@media print {
  body { max-width: none; padding: 0 }
  tr { break-inside: avoid }
}
@media print and (orientation: portrait) { td { height: 22mm } }
`;

/** The blank template as a document of its own, ready to be printed and filled in by hand. */
export function templateHtml(): string {
  const title = escapeHtml(ptrFramework.title);
  const headings = templateColumns.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`);
  const row = `<tr>${'<td></td>'.repeat(templateColumns.length)}</tr>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${templateStyles}</style>
</head>
<body>
<header><h1>${title}</h1><p>${escapeHtml(siteName)}</p></header>
<table>
<thead><tr>${headings.join('')}</tr></thead>
<tbody>${row.repeat(blankTemplateRows)}</tbody>
</table>
</body>
</html>
`;
}
