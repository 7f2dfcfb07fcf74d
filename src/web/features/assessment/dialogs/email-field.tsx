import * as text from '#web/ui/text.css.ts';
import { Field, type FieldProps } from '#web/ui/field.tsx';
import * as css from './email-field.css.ts';
import { PrivacyLink } from './privacy-link.tsx';

type EmailFieldProps = Omit<FieldProps, 'label' | 'onChange' | 'value'> & {
  value: string;
  onValue: (value: string) => void;
};

/** The one field of the email dialogs, and what becomes of the address typed into it. */
export function EmailField({ onValue, ...rest }: EmailFieldProps) {
  return (
    <>
      <Field
        {...rest}
        label="Email address"
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        placeholder="you@example.com"
        onChange={(event) => onValue(event.target.value)}
      />
      <p className={`${text.small} ${css.privacy}`}>
        How we use it: <PrivacyLink />
      </p>
    </>
  );
}
