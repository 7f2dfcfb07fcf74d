import { siteName } from '#content/site.ts';
import { blankTemplateRows, ptrFramework, templateColumns } from '#content/ptr-framework.ts';
import { PrintedDocument, renderDocument } from '#web/lib/print-document.tsx';
import { palette } from '#web/theme/tokens.ts';

/** One sheet of A4 or Letter, upright or across: the rows take what height there is. */
export const templateStyles = `
@page { margin: 12mm }
* { box-sizing: border-box; margin: 0 }
html { font: 10pt/1.4 Inter, 'Helvetica Neue', Arial, sans-serif; color: ${palette.ink} }
body { max-width: 270mm; margin: 0 auto; padding: 1rem }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; margin-bottom: 4mm }
h1 { font: 500 17pt/1.2 Fraunces, Georgia, 'Times New Roman', serif; letter-spacing: -0.02em }
header p { font: 500 12pt Fraunces, Georgia, serif }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th { padding: 2mm; border-bottom: 1.5pt solid ${palette.accent}; font-size: 9pt; text-align: left }
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

export const templateHtml = () => renderDocument(<PrintedTemplate />);

/** The blank template, to be filled in by hand. */
export function PrintedTemplate() {
  return (
    <PrintedDocument title={ptrFramework.title} styles={templateStyles}>
      <header>
        <h1>{ptrFramework.title}</h1>
        <p>{siteName}</p>
      </header>
      <table>
        <thead>
          <tr>
            {templateColumns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: blankTemplateRows }, (_row, index) => (
            <tr key={index}>
              {templateColumns.map(({ key }) => (
                <td key={key}>{null}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedDocument>
  );
}
