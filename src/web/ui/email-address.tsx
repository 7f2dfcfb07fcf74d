import { together } from './text.css.ts';

/** An address on one line if it fits one; else it breaks before its @. */
export function EmailAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return (
    <span className={together}>
      {name}
      <wbr />@{host}
    </span>
  );
}
