import { Fragment, type ReactNode } from 'react';

/** Where an email address or a domain does not fit on a line, it breaks between its parts, not within a word. */
export function breakable(address: string): ReactNode {
  const parts = address.split(/(?=@)|(?<=[.-])/);
  return [...parts.entries()].map(([at, part]) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
