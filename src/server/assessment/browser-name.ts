import Bowser from 'bowser';

/** Longer names are no browser's, and take long to read. */
const MAX_LENGTH = 512;

/** @returns like "Firefox on Windows"; null for programs and browsers that do not name themselves */
export function browserName(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > MAX_LENGTH) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
