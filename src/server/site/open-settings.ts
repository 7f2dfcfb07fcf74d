import {
  LiveSettings,
  type LiveSettingsOptions,
  type StartSettings,
} from '#server/settings/live-settings.ts';
import type { Site } from './page-store.ts';
import { openPortrait, portraitOf, type PortraitFile } from './portrait.ts';

export interface OpenedSettings {
  live: LiveSettings;
  /** Of the file that the facts name, where the build has not cut it. */
  portrait: PortraitFile | null;
}

interface OpenOptions extends Pick<LiveSettingsOptions, 'db' | 'onProblem'> {
  config: Omit<StartSettings, 'sendsMail'> & {
    /** How mail is sent, if it is. */
    mail: object | undefined;
  };
  site: Pick<Site, 'portrait'> | undefined;
}

/**
 * What is in force, as the site came with it: what was saved since is read by `refresh`.
 * @throws PortraitError
 */
export async function openSettings({
  config,
  db,
  site,
  onProblem,
}: OpenOptions): Promise<OpenedSettings> {
  const { practice, links, flags, ruled, publicUrl, retention, findResults } = config;
  const { portrait: path } = practice.coach;
  const built = site?.portrait?.path === path ? site.portrait.shown : null;
  // Where the site is not built, or not for this portrait.
  const portrait = built ? null : await openPortrait(path);
  const live = new LiveSettings({
    db,
    start: {
      practice,
      links,
      flags,
      ruled,
      publicUrl,
      retention,
      findResults,
      sendsMail: config.mail !== undefined,
    },
    filePortrait: built ?? portrait?.shown ?? null,
    portraitOf,
    onProblem,
  });
  return { live, portrait };
}
