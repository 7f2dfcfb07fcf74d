import { useId, type ComponentProps, type ReactNode } from 'react';
import { control } from './field.css.ts';
import { AlertIcon } from './tool-icons.tsx';
import { besideText, noRoomIfEmpty, row2, stack2 } from './layout.css.ts';
import * as type from './text.css.ts';

export interface FieldFrame {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Shown below the input and announced as soon as it appears. */
  error?: string | undefined;
}

export interface FieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'aria-invalid'>, FieldFrame {}

/** Not `type="email"`: browsers rewrite what they take for a domain, such as one with ß. */
export const emailInput = {
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

interface ControlProps extends FieldProps {
  as?: 'input' | 'select' | 'textarea';
  className?: string;
}

/** A control with its label, hint, and error: see `SelectField`, `TextAreaField`. */
export function Field({
  as = 'input',
  className = control,
  label,
  labelHidden = false,
  hint,
  error,
  id,
  ...rest
}: ControlProps) {
  // The elements share every prop that is passed on here.
  const Control = as as 'input';
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
    <div className={stack2}>
      <label htmlFor={inputId} className={labelHidden ? type.visuallyHidden : type.label}>
        {label}
      </label>
      {hasHint && (
        <p id={hintId} className={`${type.small} ${type.muted}`}>
          {hint}
        </p>
      )}
      <Control
        {...rest}
        id={inputId}
        className={className}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy || undefined}
      />
      <ErrorSlot id={errorId} error={error} />
    </div>
  );
}

/** Why something failed, announced as it appears. */
export function ErrorSlot({ id, error }: { id?: string; error: string | null | undefined }) {
  return (
    <div role="alert" className={noRoomIfEmpty}>
      {error && (
        <p
          ref={showInDialog}
          id={id}
          className={`${row2} ${type.small} ${type.danger} ${type.medium}`}
        >
          <AlertIcon size={18} className={besideText} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** In a short window, the dialog's buttons would cover it. */
function showInDialog(error: HTMLElement | null) {
  if (error?.closest('dialog')) error.scrollIntoView({ block: 'nearest' });
}
