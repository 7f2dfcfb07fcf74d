import type { ComponentProps } from 'react';
import { Field, type FieldFrame, type FieldProps } from './field.tsx';
import { textArea } from './field.css.ts';

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'className' | 'aria-invalid'>, FieldFrame {}

export function TextAreaField(props: TextAreaFieldProps) {
  return <Field {...(props as FieldProps)} as="textarea" className={textArea} />;
}
