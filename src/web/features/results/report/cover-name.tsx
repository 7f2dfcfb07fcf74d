import { useId, useState, type SubmitEvent } from 'react';
import { coverName } from '#content/cover-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { textLink } from '#web/ui/text.css.ts';
import { keepReportName, REPORT_NAME_MAX_LENGTH, reportName } from './report-name.ts';

/** An optional name for the report's cover, stored as it is typed, in this browser only. */
export function CoverName() {
  const [name, setName] = useState(reportName);
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const close = () => setOpen(false);

  function done(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    close();
  }

  return (
    <>
      <button type="button" className={textLink} onClick={() => setOpen(true)}>
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
        <form id={formId} onSubmit={done}>
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
        </form>
      </Dialog>
    </>
  );
}
