import type { ComponentProps } from 'react';
import { Field, type FieldFrame, type FieldProps } from './field.tsx';
import { select } from './field.css.ts';

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'aria-invalid'>, FieldFrame {}

/** A choice of one option; the options are its children. */
export function SelectField(props: SelectFieldProps) {
  return <Field {...(props as FieldProps)} as="select" className={select} />;
}

/** One of its options, in a list of them. */
export const option = (value: string | number, words: string) => (
  <option key={value} value={value}>
    {words}
  </option>
);
