/** The longest address the service accepts, in characters. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * The specification's simple pattern: no spaces, one @, a dot in the domain (section 5). Control
 * characters and halves of characters, which the database does not take, are not in it either.
 * Each character fits in one place only (the dot is the first after the domain's first character),
 * so that no text makes it try again and again.
 */
export const EMAIL_PATTERN =
  /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}][^\s@.\p{Cc}\p{Cs}]*\.[^\s@\p{Cc}\p{Cs}]+$/u;

export const EMAIL_MISSING = 'Please enter your email address';
export const EMAIL_INVALID = 'Please enter a valid email address';

/** An address is compared and stored trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** What is wrong with an address as typed, in the specification's words, or null when it is fine. */
export function emailProblem(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return EMAIL_MISSING;
  if (trimmed.length > EMAIL_MAX_LENGTH || !EMAIL_PATTERN.test(trimmed)) return EMAIL_INVALID;
  return null;
}

/** `ada@example.com` → `a•••@example.com`: enough to recognise one's own address, no more. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
