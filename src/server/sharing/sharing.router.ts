import { byIdInput } from '#domain/id.ts';
import type { RestRoute } from '#server/api/procedure.ts';
import type { Services } from '#server/api/services.ts';
import * as schemas from './sharing.schemas.ts';
import * as sharing from './sharing.service.ts';

const tag: RestRoute['tag'] = 'Sharing';

export function sharingRouter({ api, visitor, config }: Services) {
  return api.router({
    list: api.query({
      rest: api.GET('/api/assessment/{id}/share-links', 'List the shared links of the results', {
        tag,
        refusals: [403, 404],
      }),
      caller: visitor,
      input: byIdInput,
      output: schemas.shareLinksOutput,
      resolve: ({ caller, input }) => sharing.shareLinks(caller, input.id),
    }),

    create: api.mutation({
      rest: api.POST(
        '/api/assessment/{id}/share-links',
        'Create a link through which anyone can view the results',
        {
          tag,
          description:
            'Read-only, without the email, until it expires or is revoked. The plan, or what ' +
            'changed since an earlier assessment, is included on request.',
          refusals: [403, 404, 409],
        },
      ),
      caller: visitor,
      input: schemas.createShareInput,
      output: schemas.createdShareOutput,
      resolve: ({ caller, input }) => sharing.shareResults(caller, config.publicUrl, input),
    }),

    revoke: api.mutation({
      rest: api.DELETE('/api/assessment/{id}/share-links/{linkId}', 'Revoke a shared link', {
        tag,
        refusals: [403, 404],
      }),
      caller: visitor,
      input: schemas.revokeShareInput,
      output: schemas.revokedShareOutput,
      resolve: ({ caller, input: { id, linkId } }) => sharing.revokeShare(caller, id, linkId),
    }),

    open: api.query({
      rest: api.GET('/api/shared/{token}', 'Read the results of a shared link', {
        tag,
        description: 'The owner sees when it was last opened.',
        refusals: [404],
      }),
      caller: visitor,
      input: schemas.sharedInput,
      output: schemas.sharedOutput,
      resolve: ({ caller, input }) => sharing.openShared(caller, input.token),
    }),
  });
}
