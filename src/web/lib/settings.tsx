import { createContext, useContext } from 'react';
import type { SiteSettings } from '#content/site-settings.ts';

const SettingsContext = createContext<SiteSettings | null>(null);

export const SettingsProvider = SettingsContext.Provider;

/** The links and flags that the owner of the practice set in the environment. */
export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('SettingsProvider is missing above this component');
  return settings;
}

/** The settings as the server wrote them into the page. */
export function readSettings(): SiteSettings {
  const element = document.getElementById('site-settings');
  return JSON.parse(element?.textContent ?? '') as SiteSettings;
}
