import { useId, useState, type ComponentProps } from 'react';
import { coverName } from '#content/cover-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { smallSize, textLink } from '#web/ui/text.css.ts';
import { selfStart, stack0, tappable } from '#web/ui/layout.css.ts';
import { DownloadReport } from './download-report.tsx';
import {
  keepReportName,
  REPORT_NAME_MAX_LENGTH,
  reportName,
} from '#web/features/results/printed/report-name.ts';

/** The button that prints the report, and below it the name for the cover. */
export function NamedReport(props: ComponentProps<typeof DownloadReport>) {
  return (
    <div className={`${stack0} ${smallSize}`}>
      <DownloadReport {...props} />
      <CoverName />
    </div>
  );
}

/** An optional name for the report's cover, stored as it is typed, in this browser only. */
function CoverName() {
  const [name, setName] = useState(reportName);
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <button
        type="button"
        className={`${textLink} ${tappable} ${selfStart}`}
        onClick={() => setOpen(true)}
      >
        {coverName.summary(name)}
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={coverName.title}
        footer={
          <Button type="submit" form={formId}>
            {coverName.done}
          </Button>
        }
      >
        <Form id={formId} onSubmit={close}>
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
        </Form>
      </Dialog>
    </>
  );
}
