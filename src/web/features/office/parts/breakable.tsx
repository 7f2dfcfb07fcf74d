import { Fragment, type ReactNode } from 'react';

/** Where an email address does not fit on a line, it continues with the sign between its parts. */
export function breakable(address: string): ReactNode {
  return address.split(/(?=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
