export interface OfficeSettings {
  /** Lower case. */
  emails: readonly string[];
  /** A claim of the identity provider, and the value that it must be or contain. */
  claim: { name: string; value: string } | undefined;
}

/** The identity provider's claims as received, of any type. */
export type OfficeClaims = Readonly<Record<string, unknown>>;

/**
 * The reason for office access, stored at sign-in: `email:ada@example.com` or
 * `claim:groups=owners`. Missing or malformed claims give no access.
 * @returns null for no access
 */
export function officeGrant(claims: OfficeClaims, office: OfficeSettings): string | null {
  const email = verifiedEmail(claims);
  const named = office.emails.find((it) => it === email);
  if (named !== undefined) return `email:${named}`;
  const { claim } = office;
  if (claim && Object.hasOwn(claims, claim.name) && holds(claims[claim.name], claim.value)) {
    return `claim:${claim.name}=${claim.value}`;
  }
  return null;
}

/** Whether the current settings still allow a stored grant. */
export function isStillGranted(grant: string | null, office: OfficeSettings): boolean {
  const { emails, claim } = office;
  return (
    emails.some((email) => grant === `email:${email}`) ||
    (claim !== undefined && grant === `claim:${claim.name}=${claim.value}`)
  );
}

/**
 * Stored instead of a grant if only a verified address is missing. The same for every address, so that it
 * does not tell strangers which ones belong to the office.
 */
export const UNVERIFIED = 'unverified';

/** The address that the provider has verified. Some spell `true` as text. */
export function verifiedEmail({ email, email_verified: isVerified }: OfficeClaims): string | null {
  const isTrue = isVerified === true || isVerified === 'true';
  return typeof email === 'string' && isTrue ? lowerAscii(email.trim()) : null;
}

/** Other letters stay different: the Kelvin sign, for one, would become a k. */
export function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function holds(claim: unknown, value: string): boolean {
  return Array.isArray(claim) ? claim.includes(value) : claim === value;
}
