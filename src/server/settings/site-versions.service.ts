import type { Db } from '#db/client.ts';
import {
  flagSettings,
  linkSettings,
  settingAt,
  type FeatureFlag,
  type LinkKey,
  type SettingPath,
} from '#content/site-settings.ts';
import { AppError } from '#domain/errors.ts';
import type { StartSettings } from './live-settings.ts';
import {
  changedPaths,
  noOverrides,
  type Changeable,
  type Overrides,
  type LockedByEnv,
} from './overrides.ts';
import {
  findImageWidths,
  findVersion,
  insertVersion,
  listVersions,
  readVersions,
} from './settings.repository.ts';

const LISTED = 50;

interface Saving {
  /** The version that the changes are based on. */
  base: number;
  savedBy: string;
}

export interface Saved {
  number: number;
  /** Empty if nothing changed; then no version was saved. */
  changed: string[];
}

const conflict = (message: string) => new AppError('CONFLICT', message);

export function merged(overrides: Overrides, changes: Overrides): Overrides {
  return {
    facts: { ...overrides.facts, ...changes.facts },
    links: { ...overrides.links, ...changes.links },
    flags: { ...overrides.flags, ...changes.flags },
  };
}

/**
 * Saves the newest version with these changes as the next one. In a transaction.
 * @throws AppError CONFLICT; BAD_REQUEST for values that the environment sets
 */
export async function saveChanges(
  db: Db,
  changes: Overrides,
  { lockedByEnv, ...saving }: Saving & { lockedByEnv: LockedByEnv },
): Promise<Saved> {
  const set = lockedNames(changes, lockedByEnv);
  if (set.length > 0) {
    throw new AppError(
      'BAD_REQUEST',
      `These are set in the environment. Change them there: ${set.join(', ')}.`,
    );
  }
  return saveNext(db, (newest) => merged(newest, changes), saving);
}

/**
 * Saves an older version as the next one.
 * @param number 0 is the original site
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function restoreVersion(db: Db, number: number, saving: Saving): Promise<Saved> {
  const older = number === 0 ? noOverrides : await findVersion(db, number);
  if (older === undefined) throw new AppError('NOT_FOUND', 'There is no version with this number.');
  if (older === null) {
    throw conflict(
      'This version was saved by another release with other rules, so it cannot be restored.',
    );
  }
  return saveNext(db, () => older, saving);
}

async function saveNext(
  db: Db,
  make: (newest: Overrides) => Overrides,
  { base, savedBy }: Saving,
): Promise<Saved> {
  const { newest, readable } = await readVersions(db);
  if (newest !== base) throw newerVersion();
  if (readable.number !== newest) {
    throw conflict(
      'A newer release saved changes that this release cannot read. Update the site, then change it here.',
    );
  }
  const overrides = make(readable.overrides);
  const changed = changedPaths(readable.overrides, overrides);
  if (changed.length === 0) return { number: base, changed };
  await requirePortrait(db, overrides);
  const number = await insertVersion(db, { base, savedBy, overrides, changed });
  if (number === undefined) throw newerVersion();
  return { number, changed };
}

const newerVersion = () =>
  conflict('Someone else saved a newer version. Load it, then make your changes again.');

async function requirePortrait(db: Db, { facts }: Overrides): Promise<void> {
  const portrait = facts['coach.portrait'] as string | undefined;
  if (!portrait) return;
  const widths = await findImageWidths(db, portrait.replace('portrait-', ''));
  if (widths.length > 0) return;
  throw new AppError(
    'BAD_REQUEST',
    'changes.facts.coach.portrait: This image no longer exists. Upload it again.',
  );
}

/** The variables that set these values. */
function lockedNames(changes: Overrides, lockedByEnv: LockedByEnv): string[] {
  const links = Object.keys(changes.links) as LinkKey[];
  const flags = Object.keys(changes.flags) as FeatureFlag[];
  return [
    ...links
      .filter((key) => lockedByEnv.links.includes(key))
      .map((key) => linkSettings[key].variable),
    ...flags
      .filter((key) => lockedByEnv.flags.includes(key))
      .map((key) => flagSettings[key].variable),
  ];
}

export interface VersionInHistory extends Saved {
  savedAt: Date;
  savedBy: string;
  /** The changes, with the values before and after; null if another release wrote one of the versions. */
  changes: { path: string; before: unknown; after: unknown }[] | null;
}

export async function historyOf(db: Db, start: StartSettings): Promise<VersionInHistory[]> {
  const versions = await listVersions(db, LISTED + 1);
  return versions.slice(0, LISTED).map(({ overrides: after, ...version }, index) => {
    const before = version.number === 1 ? noOverrides : versions[index + 1]?.overrides;
    const changes =
      before && after
        ? version.changed.map((path) => ({
            path,
            before: valueAt(start, before, path),
            after: valueAt(start, after, path),
          }))
        : null;
    return { ...version, changes };
  });
}

/** The value of a version at a path, or the default. */
function valueAt(start: Changeable, overrides: Overrides, path: string): unknown {
  const [kind, ...rest] = path.split('.') as [keyof Overrides, ...string[]];
  const key = rest.join('.');
  const own = (overrides[kind] as Record<string, unknown>)[key];
  if (own !== undefined) return own;
  return kind === 'facts'
    ? settingAt(start.practice, key as SettingPath)
    : start[kind][key as never];
}
