import { pages, type PageId } from '#content/pages.ts';
import { unfilledSettings } from '#content/setup-checklist.ts';
import {
  flagKeys,
  linkKeys,
  settingPaths,
  flagSettings,
  linkSettings,
  settingAt,
  type SettingPath,
} from '#content/site-settings.ts';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError, conflict } from '#domain/errors.ts';
import type { Services } from '#server/api/services.ts';
import type { OfficeMember } from '#server/auth/signed-in.ts';
import { recordAudit } from '#server/office/audit-log.ts';
import { type Overrides, changedPaths, noOverrides, type Changeable } from './setting-rules.ts';
import { canCut } from './portrait.ts';
import * as stored from './settings.repository.ts';

/** The settings that the owner can change, the source of each value, and what is still to be filled in. */
export async function readSite({ live }: Services) {
  // Another instance may have saved a moment ago.
  await live.refresh();
  const { newest, version, start } = live;
  const { values, settings } = await live.with(version.overrides);
  const { facts, links, flags } = version.overrides;
  const source = <Key extends string>(
    keys: readonly Key[],
    lockedByEnv: readonly Key[],
    own: Partial<Record<Key, unknown>>,
  ) =>
    of(keys, (key) =>
      lockedByEnv.includes(key) ? 'environment' : own[key] !== undefined ? 'office' : 'default',
    );
  return {
    version: newest,
    isReadable: newest === version.number,
    facts: values.practice,
    links: values.links,
    flags: values.flags,
    from: {
      facts: of(settingPaths, (path) => (facts[path] === undefined ? 'file' : 'office')),
      links: source(linkKeys, start.lockedByEnv.links, links),
      flags: source(flagKeys, start.lockedByEnv.flags, flags),
    },
    open: unfilledSettings(values.practice, values.links, settings.practice.coach.portrait),
    portrait: settings.practice.coach.portrait,
    canUpload: await canCut(),
  };
}

function of<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

interface Saving {
  member: OfficeMember;
  /** The version that the change is based on. */
  version: number;
}

const newerVersion = () =>
  conflict('Someone else saved a newer version. Load it, then make your changes again.');

/**
 * Applies changes: here by the time it returns, on other instances within moments.
 * @throws AppError CONFLICT; BAD_REQUEST for values that the environment sets
 */
export async function changeSite(
  services: Services,
  { changes, ...saving }: Saving & { changes: Overrides },
) {
  const { links, flags } = services.live.start.lockedByEnv;
  const set = [
    ...links.filter((key) => key in changes.links).map((key) => linkSettings[key].variable),
    ...flags.filter((key) => key in changes.flags).map((key) => flagSettings[key].variable),
  ];
  if (set.length > 0) {
    throw new AppError(
      'BAD_REQUEST',
      `These are set in the environment. Change them there: ${set.join(', ')}.`,
    );
  }
  return save(services, saving, (newest) => merged(newest, changes));
}

/**
 * Restores an older version as a new one.
 * @param number 0 is the original site
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function restoreSite(
  services: Services,
  { number, ...saving }: Saving & { number: number },
) {
  const older = number === 0 ? noOverrides : await stored.findVersion(services.db, number);
  if (older === undefined) throw new AppError('NOT_FOUND', 'There is no version with this number.');
  if (older === null) {
    throw conflict(
      'This version was saved by another release with other rules, so it cannot be restored.',
    );
  }
  return save(services, saving, () => older);
}

async function save(
  { db, live }: Services,
  { member, version: base }: Saving,
  make: (newest: Overrides) => Overrides,
) {
  const saved = await inTransaction(db, async (trx) => {
    const { newest, readable } = await stored.readVersions(trx);
    if (newest !== base) throw newerVersion();
    if (readable.number !== newest) {
      throw conflict(
        'A newer release saved changes that this release cannot read. Update the site, then change it here.',
      );
    }
    const overrides = make(readable.overrides);
    const changed = changedPaths(readable.overrides, overrides);
    if (changed.length === 0) return { version: base, changed };
    await requirePortrait(trx, overrides);
    const version = await stored.insertVersion(trx, {
      base,
      savedBy: member.name,
      overrides,
      changed,
    });
    if (version === undefined) throw newerVersion();
    await recordAudit(trx, member, 'settings_changed', { version, changed });
    return { version, changed };
  });
  // If this fails, `followSettings` reports it and retries.
  await live.refresh().catch(() => undefined);
  return saved;
}

function merged(overrides: Overrides, changes: Overrides): Overrides {
  return {
    facts: { ...overrides.facts, ...changes.facts },
    links: { ...overrides.links, ...changes.links },
    flags: { ...overrides.flags, ...changes.flags },
  };
}

export async function previewSite(
  { live, site }: Services,
  { page, changes }: { page: PageId; changes: Overrides },
) {
  if (!site?.preview) throw new AppError('NOT_FOUND', 'This server has no pages to preview.');
  const { settings } = await live.with(merged(live.version.overrides, changes));
  return { html: await site.preview(pages[page].path, settings) };
}

async function requirePortrait(db: Db, { facts }: Overrides): Promise<void> {
  const portrait = facts['coach.portrait'] as string | undefined;
  if (!portrait) return;
  const widths = await stored.findImageWidths(db, portrait.replace('portrait-', ''));
  if (widths.length > 0) return;
  throw new AppError(
    'BAD_REQUEST',
    'changes.facts.coach.portrait: This image no longer exists. Upload it again.',
  );
}

const LISTED = 50;

/** The versions with their changes, which are null if another release wrote one of the two. */
export async function readHistory({ db, live: { start } }: Services) {
  const versions = await stored.listVersions(db, LISTED + 1);
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

function valueAt(start: Changeable, overrides: Overrides, path: string): unknown {
  const [kind, ...rest] = path.split('.') as [keyof Overrides, ...string[]];
  const key = rest.join('.');
  const own = (overrides[kind] as Record<string, unknown>)[key];
  if (own !== undefined) return own;
  return kind === 'facts'
    ? settingAt(start.practice, key as SettingPath)
    : start[kind][key as never];
}
