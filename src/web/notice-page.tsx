import './theme/theme.css.ts';
import './theme/fonts.css.ts';
import './theme/global.css.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { NoticePage } from '#content/notice-page.ts';
import { CodelessNotice } from './features/site/notices/codeless-notice.tsx';
import { SettingsProvider } from './lib/settings.tsx';

/** A page outside the router: the server sends it in place of what was asked for. */
export function NoticeDocument({ page, settings }: { page: NoticePage; settings: SiteSettings }) {
  return (
    <SettingsProvider value={settings}>
      <CodelessNotice {...page} />
    </SettingsProvider>
  );
}
