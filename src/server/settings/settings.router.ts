import type { Services } from '#server/api/services.ts';
import type { OfficeApi } from '#server/office/office-api.ts';
import * as schemas from './settings.schemas.ts';
import * as settings from './settings.service.ts';

/** Each is a page that is rendered. */
const previewLimit = {
  name: 'previews',
  max: 120,
  windowSeconds: 60,
  message: 'Too many previews. Wait a moment, then try again.',
};

export function settingsRouter(office: OfficeApi, services: Services) {
  return office.router({
    get: office.query({
      rest: office.GET('/api/office/site', 'Read the site settings'),
      output: schemas.siteOutput,
      resolve: () => settings.readSite(services),
    }),
    save: office.mutation({
      rest: office.POST('/api/office/site', 'Change the site settings', {
        description:
          'Takes effect on every instance within moments. 409 if someone else saved after the given version.',
        refusals: [409],
      }),
      input: schemas.changesInput,
      output: schemas.savedOutput,
      resolve: ({ caller: member, input }) => settings.changeSite(services, { member, ...input }),
    }),
    versions: office.query({
      rest: office.GET(
        '/api/office/site/versions',
        'List the versions of the site settings, with their changes',
      ),
      output: schemas.versionsOutput,
      resolve: () => settings.readHistory(services),
    }),
    restore: office.mutation({
      rest: office.POST(
        '/api/office/site/restore',
        'Restore an older version of the site settings as the newest one',
        {
          refusals: [409],
        },
      ),
      input: schemas.restoreInput,
      output: schemas.savedOutput,
      resolve: ({ caller: member, input }) => settings.restoreSite(services, { member, ...input }),
    }),
    preview: office.mutation({
      rest: office.POST('/api/office/site/preview', 'Preview a page with unsaved changes'),
      limits: [previewLimit],
      input: schemas.previewInput,
      output: schemas.previewOutput,
      resolve: ({ input }) => settings.previewSite(services, input),
    }),
  });
}
