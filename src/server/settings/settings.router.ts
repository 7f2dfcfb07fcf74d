import type { Services } from '#server/api/services.ts';
import type { OfficeApi } from '#server/office/office-api.ts';
import {
  changesInput,
  previewInput,
  previewOutput,
  restoreInput,
  savedOutput,
  siteOutput,
  versionsOutput,
} from './settings.schemas.ts';
import { changeSite, previewSite, readHistory, readSite, restoreSite } from './settings.service.ts';

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
      output: siteOutput,
      resolve: () => readSite(services),
    }),
    save: office.mutation({
      rest: office.POST('/api/office/site', 'Change the site settings', {
        description:
          'Takes effect on every instance within moments. 409 if someone else saved after the given version.',
        refusals: [409],
      }),
      input: changesInput,
      output: savedOutput,
      resolve: ({ caller: member, input }) => changeSite(services, { member, ...input }),
    }),
    versions: office.query({
      rest: office.GET(
        '/api/office/site/versions',
        'List the versions of the site settings, with their changes',
      ),
      output: versionsOutput,
      resolve: () => readHistory(services),
    }),
    restore: office.mutation({
      rest: office.POST(
        '/api/office/site/restore',
        'Restore an older version of the site settings as the newest one',
        {
          refusals: [409],
        },
      ),
      input: restoreInput,
      output: savedOutput,
      resolve: ({ caller: member, input }) => restoreSite(services, { member, ...input }),
    }),
    preview: office.mutation({
      rest: office.POST('/api/office/site/preview', 'Preview a page with unsaved changes'),
      limits: [previewLimit],
      input: previewInput,
      output: previewOutput,
      resolve: ({ input }) => previewSite(services, input),
    }),
  });
}
