import { emailAddress } from './text.css.ts';

interface EmailAddressProps {
  children: string;
  /** What follows without a space, so that it does not begin a line. */
  end?: string;
}

/** An address on one line if it fits one; else it breaks before its @. */
export function EmailAddress({ children, end = '' }: EmailAddressProps) {
  const [name, host] = children.split('@');
  return (
    <span className={emailAddress}>
      {name}
      <wbr />@{host}
      {end}
    </span>
  );
}
