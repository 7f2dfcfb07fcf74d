import './theme/theme.css.ts';
import './theme/fonts.css.ts';
import './theme/global.css.ts';
import './theme/paper.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { SiteSettings } from '#content/site-settings.ts';
import type { createAppRouter } from './router.tsx';
import { SettingsProvider } from './lib/settings.tsx';

interface AppProps {
  router: ReturnType<typeof createAppRouter>;
  settings: SiteSettings;
}

export function App({ router, settings }: AppProps) {
  return (
    <StrictMode>
      <SettingsProvider value={settings}>
        <RouterProvider router={router} />
      </SettingsProvider>
    </StrictMode>
  );
}
