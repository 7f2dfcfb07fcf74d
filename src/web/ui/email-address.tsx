import { emailAddress } from './text.css.ts';

/** An address on one line if it fits one; else it breaks before its @. */
export function EmailAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return (
    <span className={emailAddress}>
      {name}
      <wbr />@{host}
    </span>
  );
}
