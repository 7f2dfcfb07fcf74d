/** The longest address the server accepts, in characters. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * The specification's simple pattern (section 5), without things that only look like an address:
 * brackets, separators, a scheme, empty parts between dots, a domain that is a network address.
 * Each character fits in one place only, so that no text causes backtracking.
 */
export const EMAIL_PATTERN =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]*$/u;

/** Invisible characters, which come with pasted addresses and would give one address endless spellings. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

export const EMAIL_MISSING = 'Please enter your email address';
export const EMAIL_INVALID = 'Please enter a valid email address';

/** The normalized spelling that is compared and stored; null if it is not an address. */
export function normalizeEmail(email: string): string | null {
  const typed = visiblePart(email);
  if (typed.length > EMAIL_MAX_LENGTH) return null;
  // Lower case can undo a composed form.
  const text = typed.normalize('NFKC').toLowerCase().normalize('NFKC');
  if (!EMAIL_PATTERN.test(text)) return null;
  const at = text.indexOf('@');
  const host = asciiHost(text.slice(at + 1));
  if (host === null) return null;
  const address = text.slice(0, at + 1) + host;
  return address.length <= EMAIL_MAX_LENGTH ? address : null;
}

const visiblePart = (email: string) => email.replace(INVISIBLE, '').trim();

/** In the form of the domain name system (IDNA); null if it has none. */
function asciiHost(host: string): string | null {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
}

/** The problem of an address as typed, in the specification's words; null if it is valid. */
export function emailProblem(email: string): string | null {
  if (visiblePart(email) === '') return EMAIL_MISSING;
  return normalizeEmail(email) === null ? EMAIL_INVALID : null;
}

/**
 * Where mail to an address arrives with most providers: letter case and `+tag` aside. Limits, suppression and
 * bounces count by it; `mailbox_of` in `db/functions/mail.sql` does the same.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*/u, '$1');
}

/** `ada@example.com` → `a•••@example.com`: enough to recognize one's own address, no more. */
export function maskEmail(email: string): string {
  const [first] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
