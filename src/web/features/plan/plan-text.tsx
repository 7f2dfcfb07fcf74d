import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Field, type FieldProps } from '#web/ui/field.tsx';
import { lines } from './plan.css.ts';

interface PlanTextProps {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: string;
  value: string;
  maxLength: number;
  /** True for a single line. */
  isShort?: boolean;
  /** True if the visitor just added it; the field then gets the focus. */
  isNew?: boolean;
  onEdit: (text: string) => void;
  onLeave: () => void;
}

/**
 * A text field of the plan. Stores each keystroke. While the visitor types, updates from the server or
 * other tabs do not change the field.
 */
export function PlanText({
  value,
  isShort = false,
  isNew = false,
  onEdit,
  onLeave,
  ...rest
}: PlanTextProps) {
  const [written, setWritten] = useState<string | null>(null);
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) control.current?.focus();
  }, [isNew]);
  const shown = {
    ...rest,
    ref: control,
    value: written ?? value,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setWritten(target.value);
      onEdit(target.value);
    },
    // Scrolls the whole field into view, above the bar at the bottom.
    onFocus: ({ currentTarget }: { currentTarget: Element }) =>
      currentTarget.scrollIntoView({ block: 'nearest' }),
    onBlur: () => {
      setWritten(null);
      onLeave();
    },
  } satisfies FieldProps;
  if (isShort) return <Field {...shown} />;
  return <Field {...({ ...shown, rows: 2 } as FieldProps)} as="textarea" className={lines} />;
}
