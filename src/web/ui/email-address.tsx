import { together } from './text.css.ts';

interface EmailAddressProps {
  children: string;
  /** A mark that must not stand alone on the next line. */
  end?: string | undefined;
}

/** An address on one line if it fits one; else it breaks before its @. */
export function EmailAddress({ children, end }: EmailAddressProps) {
  const [name, host] = children.split('@');
  return (
    <span className={together}>
      {name}
      <wbr />@{host}
      {end}
    </span>
  );
}
