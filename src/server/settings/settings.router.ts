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
import {
  changeSite,
  previewSite,
  readHistory,
  readSite,
  restoreSite,
  type SettingsServices,
} from './settings.service.ts';

/** Each is a page that is rendered. */
const previewLimit = {
  name: 'previews',
  max: 120,
  windowSeconds: 60,
  message: 'That were many previews. Wait a moment, then try again.',
};

/** The site settings, as the owner edits them in the office. */
export function settingsRouter(office: OfficeApi, services: SettingsServices) {
  return office.router({
    get: office.query({
      rest: {
        method: 'GET',
        path: '/api/office/site',
        summary: 'Read what the site says of the practice',
      },
      output: siteOutput,
      resolve: () => readSite(services),
    }),
    save: office.mutation({
      rest: {
        method: 'POST',
        path: '/api/office/site',
        summary: 'Change what the site says of the practice',
        description:
          'In force on every instance within moments. 409 where somebody else has saved since the version that it names.',
        refusals: [409],
      },
      input: changesInput,
      output: savedOutput,
      resolve: ({ member, input }) => changeSite(services, { member, ...input }),
    }),
    versions: office.query({
      rest: {
        method: 'GET',
        path: '/api/office/site/versions',
        summary: 'List who changed what of the site, and when',
      },
      output: versionsOutput,
      resolve: () => readHistory(services),
    }),
    restore: office.mutation({
      rest: {
        method: 'POST',
        path: '/api/office/site/restore',
        summary: 'Save an older version of the site as the newest one',
        refusals: [409],
      },
      input: restoreInput,
      output: savedOutput,
      resolve: ({ member, input }) => restoreSite(services, { member, ...input }),
    }),
    preview: office.mutation({
      rest: {
        method: 'POST',
        path: '/api/office/site/preview',
        summary: 'See a page as it would be with changes that are not saved',
      },
      limits: [previewLimit],
      input: previewInput,
      output: previewOutput,
      resolve: ({ input }) => previewSite(services, input),
    }),
  });
}
