/** The state of a part of the site. `off` parts are optional and not configured. */
export const siteStates = ['ok', 'off', 'warning', 'problem'] as const;
export type SiteState = (typeof siteStates)[number];

/** The state of one part of a site, and what to do about it. */
export interface Finding {
  part: string;
  state: SiteState;
  text: string;
  /** The paths of site settings that can change it, such as `links.scheduler`. */
  settings: readonly string[];
}
export type Found = Omit<Finding, 'part'>;

const finding =
  (state: SiteState) =>
  (text: string, settings: readonly string[] = []): Found => ({ state, text, settings });
export const ok = finding('ok');
export const off = finding('off');
export const warning = finding('warning');
export const problem = finding('problem');
