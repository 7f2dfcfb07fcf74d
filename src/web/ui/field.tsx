import { useId, type ComponentProps, type ReactNode } from 'react';
import {
  control,
  error as errorClass,
  errorIcon,
  errorSlot,
  field,
  hint as hintClass,
  label as labelClass,
} from './field.css.ts';
import { AlertIcon } from './tool-icons.tsx';
import { visuallyHidden } from './visually-hidden.css.ts';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'aria-invalid'> {
  label: ReactNode;
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Shown below the input and announced as soon as it appears. */
  error?: string | undefined;
}

export function Field({ label, labelHidden = false, hint, error, id, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const hasHint = hint !== undefined;
  const hasError = error !== undefined && error !== '';
  const describedBy = [rest['aria-describedby'], hasError && errorId, hasHint && hintId]
    .filter(Boolean)
    .join(' ');

  return (
    <div className={field}>
      <label htmlFor={inputId} className={labelHidden ? visuallyHidden : labelClass}>
        {label}
      </label>
      {hasHint && (
        <p id={hintId} className={hintClass}>
          {hint}
        </p>
      )}
      <input
        {...rest}
        id={inputId}
        className={control}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy || undefined}
      />
      <div role="alert" className={errorSlot}>
        {hasError && (
          <p id={errorId} className={errorClass}>
            <AlertIcon size={18} className={errorIcon} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
