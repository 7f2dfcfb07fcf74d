import type { ComponentProps, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> {
  busy?: boolean;
  /** Shows what is wrong beside each field, or sends the fields. */
  onSubmit: (form: HTMLFormElement) => void;
}

/** A form that the page checks and sends. The first field that is wrong gets the focus. */
export function Form({ busy = false, onSubmit, ...rest }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    if (busy) return;
    flushSync(() => onSubmit(form));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  // oxlint-disable-next-line react/forbid-elements -- this is the one
  return <form {...rest} noValidate onSubmit={submit} />;
}
