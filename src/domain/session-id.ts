export const SESSION_ID_MAX_LENGTH = 128;

/**
 * `session_{timestamp}_{random}`. The random part is at least 22 characters of base64url or hex, room for 128
 * bits: anyone with a session id can write to its assessment.
 */
export const SESSION_ID_PATTERN = /^session_\d{10,16}_[A-Za-z0-9_-]{22,}$/;

/** The length is checked first. */
export function isSessionId(text: string): boolean {
  return text.length <= SESSION_ID_MAX_LENGTH && SESSION_ID_PATTERN.test(text);
}

/** @param random 16 or more bytes from a secure generator */
export function formatSessionId(timestamp: number, random: Uint8Array): string {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `session_${timestamp}_${hex}`;
}
