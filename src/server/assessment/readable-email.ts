import { domainToUnicode } from 'node:url';

/** With the domain in its own script, for people. It is stored, and mailed to, in ASCII. */
export function readableEmail(email: string): string {
  const host = email.lastIndexOf('@') + 1;
  return email.slice(0, host) + (domainToUnicode(email.slice(host)) || email.slice(host));
}
