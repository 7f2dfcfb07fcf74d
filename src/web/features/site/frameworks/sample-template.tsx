import { ptrFramework, templateColumns, templateExamples } from '#content/ptr-framework.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { PrintTemplate } from './print-template.tsx';
import * as css from './sample-template.css.ts';
import { TemplateRow } from './template-row.tsx';

const HEADING = 'sample-template';

export function SampleTemplate() {
  return (
    <Section tone="deep">
      <div className={css.heading}>
        <h2 id={HEADING} className={text.h2}>
          {ptrFramework.templateTitle}
        </h2>
        <PrintTemplate />
      </div>
      <table aria-labelledby={HEADING} className={css.table}>
        <thead className={css.head}>
          <tr>
            {templateColumns.map(({ key, label }) => (
              <th key={key} scope="col" className={css.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {templateExamples.map((row) => (
            <TemplateRow key={row.issue} row={row} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
