import type { ShownPractice } from '#domain/site-settings.ts';
import type { Retention } from '#domain/retention.ts';

export const linkKeys = [
  'scheduler',
  'schedulerEmbed',
  'newsletter',
  'profile',
  'consulting',
  'calendar',
  'auditDocument',
  'shop',
  'privacy',
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
  practice: ShownPractice;
  retention: Retention;
  /** Without it nothing on the site promises a mail. */
  sendsMail: boolean;
  findResults: FindResults;
}

/** Find My Results lists what stands under an address, or mails a link to whoever reads its mail. */
export type FindResults = 'list' | 'mail';
