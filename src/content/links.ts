import type { PagePath } from './pages.ts';

export const linkKeys = [
  'scheduler',
  'schedulerEmbed',
  'newsletter',
  'profile',
  'consulting',
  'calendar',
  'auditDocument',
  'shop',
] as const;

export type LinkKey = (typeof linkKeys)[number];

export type SiteLinks = Record<LinkKey, string>;

export type FeatureFlags = {
  chatbotEnabled: boolean;
  chatbotOpen: boolean;
  productsEnabled: boolean;
  shopEnabled: boolean;
  assessmentEnabled: boolean;
};

export type FeatureFlag = keyof FeatureFlags;

export interface SiteSettings {
  links: SiteLinks;
  flags: FeatureFlags;
  publicUrl: string;
}

export interface PageTarget {
  kind: 'page';
  to: PagePath;
  /** Without the '#'. */
  hash?: string;
}

export interface ExternalTarget {
  kind: 'external';
  link: LinkKey;
  /** External links open in a new tab unless this is set. */
  sameTab?: boolean;
}

export type LinkTarget = PageTarget | ExternalTarget;

/** A link or button. While the gate's flag is off it leads to `otherwise`. */
export interface Action {
  label: string;
  target: LinkTarget;
  gate?: { flag: FeatureFlag; otherwise: PageTarget };
}
