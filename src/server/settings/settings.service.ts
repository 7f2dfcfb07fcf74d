import type { Db } from '#db/client.ts';
import { pages, type PageId } from '#content/pages.ts';
import { unfilledSettings } from '#content/setup-checklist.ts';
import { flagKeys, linkKeys, settingPaths } from '#content/site-settings.ts';
import { AppError } from '#domain/errors.ts';
import type { OfficeMember } from '#server/auth/office-members.ts';
import type { LiveSettings } from './live-settings.ts';
import type { Overrides } from './overrides.ts';
import {
  historyOf,
  merged,
  restoreVersion,
  saveChanges,
  type Saved,
} from './site-versions.service.ts';
import { canCut } from './portrait.ts';
import type { Site } from '#server/site/page-store.ts';
import { recordAudit } from '#server/office/audit-log.ts';

export interface SettingsServices {
  db: Db;
  live: LiveSettings;
  /** Undefined where only the API is served. */
  site: Pick<Site, 'preview'> | undefined;
}

/** The settings that the owner can change, the source of each value, and what is still to be filled in. */
export async function readSite({ live }: SettingsServices) {
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
    open: unfilledSettings(
      values.practice,
      values.links,
      settings.practice.coach.portrait !== null,
    ),
    portrait: settings.practice.coach.portrait,
    canUpload: await canCut(),
  };
}

function of<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

interface Saving {
  member: OfficeMember;
  version: number;
}

/** Applies changes: here by the time it returns, on other instances within moments. */
export function changeSite(
  services: SettingsServices,
  { member, version, changes }: Saving & { changes: Overrides },
) {
  const { lockedByEnv } = services.live.start;
  return save(services, member, (db) =>
    saveChanges(db, changes, { base: version, savedBy: member.name, lockedByEnv }),
  );
}

/** Restores an older version as a new one. */
export function restoreSite(
  services: SettingsServices,
  { member, version, number }: Saving & { number: number },
) {
  return save(services, member, (db) =>
    restoreVersion(db, number, { base: version, savedBy: member.name }),
  );
}

async function save(
  { db, live }: SettingsServices,
  member: OfficeMember,
  run: (db: Db) => Promise<Saved>,
) {
  const { number, changed } = await db.transaction().execute(async (transaction) => {
    const saved = await run(transaction);
    if (saved.changed.length > 0) {
      const { number: version, changed: paths } = saved;
      await recordAudit(transaction, member, 'settings_changed', { version, changed: paths });
    }
    return saved;
  });
  // If this fails, the listener for changes of all instances reports it and retries.
  await live.refresh().catch(() => undefined);
  return { version: number, changed };
}

export function readHistory({ db, live }: SettingsServices) {
  return historyOf(db, live.start);
}

export async function previewSite(
  { live, site }: SettingsServices,
  { page, changes }: { page: PageId; changes: Overrides },
) {
  if (!site?.preview) throw new AppError('NOT_FOUND', 'This server has no pages to preview.');
  const { settings } = await live.with(merged(live.version.overrides, changes));
  return { html: await site.preview(pages[page].path, settings) };
}
