import { siteName } from '#content/site.ts';
import { blankTemplateRows, ptrFramework, templateColumns } from '#content/ptr-framework.ts';
import { renderDocument } from '#web/lib/print-document.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { h2, h4 } from '#web/ui/text.css.ts';
import * as css from './printed-template.css.ts';
import { apart, below5, cluster5, onBaseline } from '#web/ui/layout.css.ts';

export const templateHtml = () => renderDocument(ptrFramework.title, <PrintedTemplate />);

export function PrintedTemplate() {
  return (
    <Container className={css.sheet}>
      <header className={`${cluster5} ${apart} ${onBaseline} ${below5}`}>
        <h1 className={h2}>{ptrFramework.title}</h1>
        <p className={h4}>{siteName}</p>
      </header>
      <table className={css.table}>
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
    </Container>
  );
}
