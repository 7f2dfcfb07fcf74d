import './theme/theme.css.ts';
import './theme/fonts.css.ts';
import './theme/global.css.ts';
import './theme/paper.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchSessionStatus } from './office/parts/office-frame.tsx';
import { readSettings, SettingsProvider } from './lib/settings.tsx';
import { queryClient } from './lib/trpc.ts';
import { OfficeRouterProvider } from './office/office-router.tsx';

// People continue their assessments while the office is open, so a page loads its data again when
// it is opened.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, staleTime: 0 } });
watchSessionStatus();

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <SettingsProvider value={readSettings()}>
      <QueryClientProvider client={queryClient}>
        <OfficeRouterProvider history={createBrowserHistory()} />
      </QueryClientProvider>
    </SettingsProvider>
  </StrictMode>,
);
