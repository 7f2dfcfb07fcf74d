import type { MailMatter, RenderedMail } from '#domain/mail.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';
import type { Site } from './page-store.ts';

/** What makes mails in the looks of the site; undefined where it has none. */
export function mailRenderer(
  { mail }: Pick<Site, 'mail'>,
  live: Pick<LiveSettings, 'settings'>,
): ((matter: MailMatter) => Promise<RenderedMail>) | undefined {
  return mail && ((matter) => mail(matter, live.settings));
}
