import { createContext, useContext } from 'react';
import type { SiteSettings } from '#content/site-settings.ts';

const SettingsContext = createContext<SiteSettings | null>(null);

export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('SettingsProvider is missing above this component');
  return settings;
}

export function readSettings(): SiteSettings {
  const element = document.getElementById('site-settings');
  return JSON.parse(element?.textContent ?? '') as SiteSettings;
}

/** The source of this visit: the `utm_source` of its first page, or else the referring site. */
export function entrySource(): string {
  const [{ name } = { name: location.href }] = performance.getEntriesByType('navigation');
  return (new URL(name).searchParams.get('utm_source') || document.referrer).slice(0, 100);
}
