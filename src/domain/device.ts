export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** On Android, only phones identify themselves as mobile. */
const TABLET = /ipad|tablet|playbook|kindle|silk|android(?!.*mobile)/i;
const PHONE = /mobi|iphone|ipod|android|windows phone/i;

/** The kind of device, from the browser's user agent. */
export function deviceOf(userAgent: string): Device {
  if (TABLET.test(userAgent)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'desktop';
}
