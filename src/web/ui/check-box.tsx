import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import * as css from './field.css.ts';

interface CheckBoxProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'disabled'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  note?: ReactNode;
}

export function CheckBox({ checked, onChange, children, note, ...rest }: CheckBoxProps) {
  const noteId = useId();
  return (
    <div className={css.choice}>
      <label className={css.choiceLabel}>
        <input
          {...rest}
          type="checkbox"
          className={css.box}
          checked={checked}
          aria-describedby={note === undefined ? undefined : noteId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{children}</span>
      </label>
      {note !== undefined && (
        <p id={noteId} className={css.choiceNote}>
          {note}
        </p>
      )}
    </div>
  );
}
