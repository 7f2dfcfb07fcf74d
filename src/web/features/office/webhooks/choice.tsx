import type { ReactNode } from 'react';
import { muted } from '#web/ui/text.css.ts';
import * as css from './webhooks.css.ts';

interface ChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  note?: string;
}

export function Choice({ checked, onChange, children, note }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input
        type="checkbox"
        className={css.box}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.choiceWords}>
        <span>{children}</span>
        {note !== undefined && <span className={muted}>{note}</span>}
      </span>
    </label>
  );
}
