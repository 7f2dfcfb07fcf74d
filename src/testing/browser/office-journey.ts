import { createTestDatabase } from '#testing/test-database.ts';
import { journey } from './journey.ts';
import { type OfficeSite, serveOfficeSite } from './office.ts';

/** A journey on a site that has an office: `officeSite` gives its identity provider. */
export const officeJourney = journey
  .extend('databaseUrl', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { url, drop } = await createTestDatabase();
    onCleanup(drop);
    return url;
  })
  .extend(
    'officeSite',
    { scope: 'file' },
    async ({ databaseUrl }, { onCleanup }): Promise<OfficeSite> => {
      const site = await serveOfficeSite(databaseUrl);
      onCleanup(() => site.close());
      return site;
    },
  )
  .extend('site', { scope: 'file' }, ({ officeSite }) => officeSite);
