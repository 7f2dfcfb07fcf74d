export const shareDays = [7, 30, 90, 365] as const;
export type ShareDays = (typeof shareDays)[number];
export const SHARE_DAYS: ShareDays = 30;

/** The longest name of the recipient or the owner, in characters. */
export const SHARE_NAME_MAX_LENGTH = 80;
/** The most links for one assessment at a time. */
export const MAX_SHARE_LINKS = 20;
