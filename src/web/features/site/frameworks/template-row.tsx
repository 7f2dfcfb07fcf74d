import { templateColumns, type TemplateRow as Row } from '#content/ptr-framework.ts';
import { PtrSign, type PtrKind } from './ptr-sign.tsx';
import { cell, issue, kind as kindClass, row as rowClass, sign } from './sample-template.css.ts';

const kinds: Record<Row['kind'], PtrKind> = {
  Preference: 'preference',
  Tradition: 'tradition',
  Requirement: 'requirement',
};

export function TemplateRow({ row }: { row: Row }) {
  return (
    <tr className={rowClass}>
      {templateColumns.map(({ key, label }) =>
        key === 'issue' ? (
          <th key={key} scope="row" data-column={label} className={issue}>
            {row[key]}
          </th>
        ) : (
          <td key={key} data-column={label} className={cell}>
            {key === 'kind' ? (
              <span className={kindClass}>
                <PtrSign kind={kinds[row.kind]} className={sign} />
                {row.kind}
              </span>
            ) : (
              row[key]
            )}
          </td>
        ),
      )}
    </tr>
  );
}
