import type { OfficeApi } from '#server/office/office-api.ts';
import {
  changesInput,
  previewInput,
  previewOutput,
  restoreInput,
  savedOutput,
  siteOutput,
  versionsOutput,
} from './site.schemas.ts';
import {
  changeSite,
  previewSite,
  readHistory,
  readSite,
  restoreSite,
  type SiteServices,
} from './site.service.ts';

/** Each is a page that is rendered. */
const previewLimit = {
  name: 'previews',
  max: 120,
  windowSeconds: 60,
  message: 'Too many previews. Wait a moment, then try again.',
};

/** The practice's facts, links and flags, as the owner changes them. */
export function siteRouter(office: OfficeApi, services: SiteServices) {
  return office.router({
    get: office.query({
      rest: {
        method: 'GET',
        path: '/api/office/site',
        summary: 'Read the site settings',
      },
      output: siteOutput,
      resolve: () => readSite(services),
    }),
    save: office.mutation({
      rest: {
        method: 'POST',
        path: '/api/office/site',
        summary: 'Change the site settings',
        description:
          'Every instance applies them within moments. 409 if someone else has saved since the given version.',
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
        summary: 'List the versions of the site settings: who changed what, and when',
      },
      output: versionsOutput,
      resolve: () => readHistory(services),
    }),
    restore: office.mutation({
      rest: {
        method: 'POST',
        path: '/api/office/site/restore',
        summary: 'Restore an older version as the newest one',
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
        summary: 'Preview a page with unsaved changes',
      },
      limits: [previewLimit],
      input: previewInput,
      output: previewOutput,
      resolve: ({ input }) => previewSite(services, input),
    }),
  });
}
