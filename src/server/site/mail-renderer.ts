import type { MailMatter, RenderedMail } from '#domain/mail.ts';
import type { Site } from './page-store.ts';
import { siteSettings, type SiteConfig } from './site-pages.ts';

/** What makes mails in the looks of the site; undefined where it has none. */
export function mailRenderer(
  site: Pick<Site, 'mail' | 'portrait'>,
  config: SiteConfig,
): ((matter: MailMatter) => Promise<RenderedMail>) | undefined {
  const { mail } = site;
  const settings = siteSettings(config, site.portrait?.shown ?? null);
  return mail && ((matter) => mail(matter, settings));
}
