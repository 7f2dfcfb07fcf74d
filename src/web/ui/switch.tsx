import { useId } from 'react';
import * as css from './field.css.ts';
import { tappable } from './layout.css.ts';
import { medium, muted, smallSize } from './text.css.ts';

interface SwitchProps {
  name: string;
  note: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
}

/** A setting that takes effect at once. */
export function Switch({ name, note, isOn, onChange, className = '' }: SwitchProps) {
  const id = useId();
  return (
    <label className={`${tappable} ${smallSize} ${className}`}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has the state
        role="switch"
        className={css.switchMark}
        checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span id={id} className={medium}>
          {name}
        </span>{' '}
        <span id={`${id}-note`} className={muted}>
          {note}
        </span>
      </span>
    </label>
  );
}
