import './theme/theme.css.ts';
import './theme/fonts.css.ts';
import './theme/global.css.ts';
import type { SiteSettings } from '#content/links.ts';
import type { SignInPage } from '#content/sign-in.ts';
import { SignInNotice } from './features/site/notices/sign-in-notice.tsx';
import { SettingsProvider } from './lib/settings.tsx';

/** A page outside the router: the server sends it in place of what was asked for. */
export function SignInDocument({ page, settings }: { page: SignInPage; settings: SiteSettings }) {
  return (
    <SettingsProvider value={settings}>
      <SignInNotice {...page} />
    </SettingsProvider>
  );
}
