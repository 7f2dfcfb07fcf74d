import type { SiteSettings } from '#content/links.ts';
import type { Db } from '#db/client.ts';
import type { Portrait, PracticeFacts } from '#domain/site-settings.ts';
import { privacyLink } from './link-rules.ts';
import { withOverrides, type Changeable, type Overrides, type LockedByEnv } from './overrides.ts';
import { asItCame, readVersions, type SiteVersion } from './site-versions.repository.ts';
import type { LiveSite, Prepare, Site } from '#server/site/page-store.ts';
import { openPortrait, portraitOf, type PortraitFile } from './portrait.ts';
import { findImageWidths } from './site-images.repository.ts';

/** What the site starts with. */
export interface StartSettings extends Changeable, Omit<SiteSettings, 'practice'> {
  lockedByEnv: LockedByEnv;
}

export interface LiveSettingsOptions {
  db: Db;
  start: StartSettings;
  /** Of the file that the facts name. */
  filePortrait: Portrait | null;
  /** Where the widths of an uploaded portrait are served. */
  portraitOf: (hash: string, widths: readonly number[]) => Portrait | null;
  /** Told of what does not hinder anything but ought to be known. */
  onProblem: (message: string, error?: unknown) => void;
}

/**
 * What is in force of the practice's facts, links and flags: the environment where it is set, else the
 * newest version that was saved in the office, else what the site came with. Asked for at the moment
 * when it is needed, and never kept: it changes while the process runs.
 */
export class LiveSettings implements LiveSite {
  readonly #options: LiveSettingsOptions;
  readonly #prepares: Prepare[] = [];
  #settings: SiteSettings;
  #version: SiteVersion = asItCame;
  #newest = 0;
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(options: LiveSettingsOptions) {
    this.#options = options;
    this.#settings = shown(options.start, options.start.practice, options.filePortrait);
  }

  /** As the pages show them. */
  get settings(): SiteSettings {
    return this.#settings;
  }

  /** The version in force, as it was saved. */
  get version(): SiteVersion {
    return this.#version;
  }

  /** The number of the newest version, which may be one that this release cannot read. */
  get newest(): number {
    return this.#newest;
  }

  /** What the site came with. */
  get start(): StartSettings {
    return this.#options.start;
  }

  /** From now on it is part of every change: all of them are ready before one is put in place. */
  onChange(prepare: Prepare): void {
    this.#prepares.push(prepare);
  }

  /** The facts, links and flags with these in their place, and what pages make of them. */
  async with(overrides: Overrides): Promise<{ values: Changeable; settings: SiteSettings }> {
    const { start } = this.#options;
    const values = withOverrides(start, start.lockedByEnv, overrides);
    const links = { ...values.links, privacy: privacyLink(values.links.privacy, start.publicUrl) };
    const portrait = await this.#portrait(overrides);
    const { flags, practice } = values;
    return { values, settings: shown({ ...start, links, flags }, practice, portrait) };
  }

  /** Reads what is stored, and puts it in force. Who asks meanwhile gets what is stored from then on. */
  refresh(): Promise<void> {
    this.#next ??= this.#reading.then(async () => {
      this.#next = undefined;
      const reading = this.#read();
      this.#reading = reading.catch(() => undefined);
      await reading;
    });
    return this.#next;
  }

  async #read(): Promise<void> {
    const { newest, readable } = await readVersions(this.#options.db);
    if (newest === this.#newest) return;
    if (newest !== readable.number) {
      this.#options.onProblem(
        `Version ${newest} of the site was saved by another release, which this one cannot read: ` +
          `version ${readable.number} is in force here`,
      );
    }
    if (readable.number !== this.#version.number) {
      const { settings } = await this.with(readable.overrides);
      const commits = await Promise.all(this.#prepares.map((prepare) => prepare(settings)));
      this.#settings = settings;
      this.#version = readable;
      for (const commit of commits) commit();
    }
    this.#newest = newest;
  }

  async #portrait({ facts }: Overrides): Promise<Portrait | null> {
    const { db, filePortrait, portraitOf } = this.#options;
    const own = facts['coach.portrait'] as string | undefined;
    if (own === undefined) return filePortrait;
    const hash = own.replace(/^portrait-/, '');
    return hash === '' ? null : portraitOf(hash, await findImageWidths(db, hash));
  }
}

function shown(
  settings: Omit<SiteSettings, 'practice'>,
  practice: PracticeFacts,
  portrait: Portrait | null,
): SiteSettings {
  const { links, flags, publicUrl, retention, sendsMail, findResults } = settings;
  return {
    links,
    flags,
    publicUrl,
    practice: { ...practice, coach: { ...practice.coach, portrait } },
    retention,
    sendsMail,
    findResults,
  };
}

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
  const { practice, links, flags, lockedByEnv, publicUrl, retention, findResults } = config;
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
      lockedByEnv,
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
