import { Field, type FieldProps } from '#web/ui/field.tsx';

type EmailFieldProps = Omit<FieldProps, 'label' | 'onChange' | 'value'> & {
  value: string;
  onValue: (value: string) => void;
};

/** The one field of the email dialogs. */
export function EmailField({ onValue, ...rest }: EmailFieldProps) {
  return (
    <Field
      {...rest}
      label="Email address"
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      placeholder="you@example.com"
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
