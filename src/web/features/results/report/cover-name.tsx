import { useState } from 'react';
import { coverName } from '#content/cover-name.ts';
import { Field } from '#web/ui/field.tsx';
import * as css from './cover-name.css.ts';
import { keepReportName, REPORT_NAME_MAX_LENGTH, reportName } from './report-name.ts';

/** An optional name for the report's cover, stored as it is typed, in this browser only. */
export function CoverName() {
  const [name, setName] = useState(reportName);
  return (
    <details className={css.coverName}>
      <summary className={css.summary}>{coverName.summary(name)}</summary>
      <div className={css.field}>
        <Field
          label={coverName.label}
          hint={coverName.hint}
          maxLength={REPORT_NAME_MAX_LENGTH}
          autoComplete="name"
          defaultValue={name ?? ''}
          onChange={({ target }) => {
            keepReportName(target.value);
            setName(reportName());
          }}
        />
      </div>
    </details>
  );
}
