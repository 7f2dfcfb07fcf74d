import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Field, type FieldProps } from '#web/ui/field.tsx';
import * as css from './plan-text.css.ts';

interface PlanTextProps {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: string;
  /** As it is in the plan. */
  value: string;
  maxLength: number;
  /** In one line. */
  isShort?: boolean;
  /** The visitor just added it: it gets the focus. */
  isNew?: boolean;
  onEdit: (text: string) => void;
  /** The visitor left the field. */
  onLeave: () => void;
}

/**
 * A text of the plan. Each letter is stored; while the visitor types, updates from the server or other
 * tabs do not change the field.
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
    // Shows the whole field, clear of the bar at the bottom.
    onFocus: ({ currentTarget }: { currentTarget: Element }) =>
      currentTarget.scrollIntoView({ block: 'nearest' }),
    onBlur: () => {
      setWritten(null);
      onLeave();
    },
  } satisfies FieldProps;
  if (isShort) return <Field {...shown} />;
  return <Field {...({ ...shown, rows: 2 } as FieldProps)} as="textarea" className={css.lines} />;
}
