/** For so many days a link to share may work. */
export const shareDays = [7, 30, 90, 365] as const;
export type ShareDays = (typeof shareDays)[number];
export const SHARE_DAYS: ShareDays = 30;

export const SHARE_NAME_MAX_LENGTH = 80;
/** So many links to one assessment at a time. */
export const MAX_SHARE_LINKS = 20;
