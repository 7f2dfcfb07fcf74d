import { products } from '#content/products.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './comparison.css.ts';

const HEADING = 'before-and-after';

export function Comparison() {
  const { headline, beforeLabel, afterLabel, rows } = products.playbook.comparison;
  return (
    <Section tone="deep">
      <h2 id={HEADING} className={text.h2}>
        {headline}
      </h2>
      <table aria-labelledby={HEADING} className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.beforeLabel}>
              {beforeLabel}
            </th>
            <th scope="col" className={css.afterLabel}>
              {afterLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ before, after }) => (
            <tr key={before}>
              <td className={css.before}>{before}</td>
              <td className={css.after}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
