import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, content, contentHidden, label, spinner } from './button.css.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'md' | 'lg';
  full?: boolean;
  /** A square for a single icon; needs an `aria-label`. */
  square?: boolean;
  /** The button stays in place and in the tab order, but does nothing. */
  pending?: boolean;
  /** The label while pending, such as 'Saving...'; without it a spinner is shown. */
  pendingLabel?: string;
}

/** Its type is `button` by default. `aria-disabled` keeps it focusable but inert. */
export function Button({
  variant = 'primary',
  size = 'md',
  full = false,
  square = false,
  pending = false,
  pendingLabel,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = pending || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      onClick={click}
      className={`${buttonClass({ variant, size, full, square })} ${className}`}
    >
      {pendingLabel === undefined ? (
        <>
          <span className={pending ? contentHidden : content}>{children}</span>
          {pending && <span aria-hidden className={spinner} />}
        </>
      ) : (
        <span className={label} data-other={pending ? children : pendingLabel}>
          <span className={content}>{pending ? pendingLabel : children}</span>
        </span>
      )}
    </button>
  );
}
