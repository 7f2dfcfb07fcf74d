import type { SiteSettings } from '#content/site-settings.ts';
import type { Db } from '#db/client.ts';
import type { Portrait } from '#domain/site-settings.ts';
import {
  privacyLink,
  withOverrides,
  type Changeable,
  type Overrides,
  type LockedByEnv,
} from './setting-rules.ts';
import type { LiveSite, Prepare, Site } from '#server/site/page-store.ts';
import { findNewestNorms } from '#server/assessment/norms.service.ts';
import { portraitOf, readPortrait } from './portrait.ts';
import * as stored from './settings.repository.ts';

interface StartSettings extends Changeable, Omit<SiteSettings, 'practice' | 'norms'> {
  lockedByEnv: LockedByEnv;
}

interface LiveSettingsOptions {
  db: Db;
  start: StartSettings;
  filePortrait: Portrait | null;
  /** Called for problems that stop nothing but should be logged. */
  onProblem: (message: string, error?: unknown) => void;
}

declare module '#server/api/services.ts' {
  interface Services {
    live: LiveSettings;
  }
}

/**
 * The site settings in force: the environment where it sets a value, else the newest version saved in the
 * office, else the defaults. Read them when you need them: they change at run time.
 */
export class LiveSettings implements LiveSite {
  readonly start: StartSettings;
  readonly #options: LiveSettingsOptions;
  readonly #prepares: Prepare[] = [];
  #settings: SiteSettings;
  #version: stored.SiteVersion = stored.originalVersion;
  #newest = 0;
  #normsAt: number | undefined;
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(options: LiveSettingsOptions) {
    this.#options = options;
    this.start = options.start;
    this.#settings = shown({ ...options.start, norms: null }, options.filePortrait);
  }

  /** The settings as the pages show them. */
  get settings(): SiteSettings {
    return this.#settings;
  }

  get version(): stored.SiteVersion {
    return this.#version;
  }

  /** The number of the newest version, which may be one that this release cannot read. */
  get newest(): number {
    return this.#newest;
  }

  onChange(prepare: Prepare): void {
    this.#prepares.push(prepare);
  }

  /** The settings with these overrides, and as pages show them. */
  async with(overrides: Overrides): Promise<{ values: Changeable; settings: SiteSettings }> {
    const { start } = this;
    const values = withOverrides(start, start.lockedByEnv, overrides);
    const links = { ...values.links, privacy: privacyLink(values.links.privacy, start.publicUrl) };
    const inForce = { ...start, ...values, links, norms: this.#settings.norms };
    return { values, settings: shown(inForce, await this.#portrait(overrides)) };
  }

  /**
   * Reads the stored settings and applies them. Concurrent callers share one read that starts after their
   * call.
   */
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
    const { db } = this.#options;
    await this.#readNorms();
    if ((await stored.findNewest(db)) === this.#newest) return;
    const { newest, readable } = await stored.readVersions(db);
    if (newest !== readable.number) {
      this.#options.onProblem(
        `Version ${newest} of the site was saved by another release, which this one cannot read: ` +
          `version ${readable.number} is in force here`,
      );
    }
    if (readable.number !== this.#version.number) {
      const { settings } = await this.with(readable.overrides);
      await this.#apply(settings, () => (this.#version = readable));
    }
    this.#newest = newest;
  }

  async #readNorms(): Promise<void> {
    const newest = await findNewestNorms(this.#options.db);
    if (newest?.takenAt.getTime() === this.#normsAt) return;
    await this.#apply({ ...this.#settings, norms: newest?.norms ?? null }, () => {
      this.#normsAt = newest?.takenAt.getTime();
    });
  }

  async #apply(settings: SiteSettings, applied: () => unknown): Promise<void> {
    const commits = await Promise.all(this.#prepares.map((prepare) => prepare(settings)));
    this.#settings = settings;
    applied();
    for (const commit of commits) commit();
  }

  async #portrait({ facts }: Overrides): Promise<Portrait | null> {
    const { db, filePortrait } = this.#options;
    const own = facts['coach.portrait'] as string | undefined;
    if (own === undefined) return filePortrait;
    const hash = own.replace(/^portrait-/, '');
    return hash === '' ? null : portraitOf(hash, await stored.findImageWidths(db, hash));
  }
}

/** Without what only the office needs. */
function shown(
  { lockedByEnv: _locked, practice, ...settings }: StartSettings & Pick<SiteSettings, 'norms'>,
  portrait: Portrait | null,
): SiteSettings {
  const { coachEmail: _email, ...facts } = practice;
  return { ...settings, practice: { ...facts, coach: { ...facts.coach, portrait } } };
}

type OptionalParts = Record<'mail' | 'office' | 'oidc' | 'schedulerWebhookSecret', unknown>;

export type OpenedSettings = Awaited<ReturnType<typeof openSettings>>;

interface OpenOptions extends Pick<LiveSettingsOptions, 'db' | 'onProblem'> {
  config: Omit<StartSettings, 'sendsMail' | 'hasOffice' | 'hasSignIn' | 'hearsOfBookings'> &
    OptionalParts;
  site: Pick<Site, 'portrait'> | undefined;
}

/**
 * The defaults; call `refresh` to read what was saved.
 * @throws PortraitError
 */
export async function openSettings({ config, db, site, onProblem }: OpenOptions) {
  const { practice, links, flags, lockedByEnv, publicUrl, retention, findResults } = config;
  const { portrait: path } = practice.coach;
  const built = site?.portrait?.path === path ? site.portrait.shown : null;
  // The site is not built, or not with this portrait.
  const portrait = built ? null : await readPortrait(path);
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
      hasOffice: config.office !== undefined,
      hasSignIn: config.oidc !== undefined,
      hearsOfBookings: config.schedulerWebhookSecret !== undefined,
    },
    filePortrait: built ?? portrait?.shown ?? null,
    onProblem,
  });
  return { live, portrait };
}
