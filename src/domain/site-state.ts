/** What a part of the site is like. `off` parts are optional and not configured. */
export const siteStates = ['ok', 'off', 'warning', 'problem'] as const;
export type SiteState = (typeof siteStates)[number];
