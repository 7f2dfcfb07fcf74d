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
  /** If false, nothing on the site promises an email. */
  sendsMail: boolean;
  findResults: FindResults;
}

/** Find My Results either lists the assessments of an address or mails a link to that address. */
export type FindResults = 'list' | 'mail';
