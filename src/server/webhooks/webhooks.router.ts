import { z } from 'zod';
import { byIdInput, idSchema } from '#domain/id.ts';
import { MAX_ENDPOINTS } from '#domain/webhook.ts';
import type { Services } from '#server/api/services.ts';
import type { OfficeApi } from '#server/office/office-api.ts';
import * as schemas from './webhooks.schemas.ts';
import * as webhooks from './webhooks.service.ts';

const done = z.object({ done: z.literal(true) });
const isDone = { done: true } as const;

export function webhooksRouter(office: OfficeApi, services: Services) {
  const { db } = services;
  return office.router({
    endpoints: office.query({
      rest: office.GET('/api/office/webhooks', 'List the webhook endpoints'),
      output: schemas.endpointsOutput,
      resolve: async () => ({ endpoints: await webhooks.listEndpoints(db) }),
    }),

    create: office.mutation({
      rest: office.POST('/api/office/webhooks', 'Add a webhook endpoint', {
        description: `At most ${MAX_ENDPOINTS}. The secret is shown in this answer only.`,
        refusals: [409],
      }),
      input: schemas.createEndpointInput,
      output: schemas.endpointSecretOutput,
      resolve: ({ caller: member, input }) => webhooks.createEndpoint(services, member, input),
    }),

    update: office.mutation({
      rest: office.PATCH('/api/office/webhooks/{id}', 'Change, pause, or resume an endpoint'),
      input: schemas.updateEndpointInput,
      output: schemas.endpointOutput,
      resolve: ({ caller: member, input }) => webhooks.updateEndpoint(services, member, input),
    }),

    rotate: office.mutation({
      rest: office.POST('/api/office/webhooks/{id}/secret', 'Replace the secret of an endpoint', {
        description: 'The new secret is shown in this answer only.',
      }),
      input: schemas.rotateSecretInput,
      output: schemas.endpointSecretOutput,
      resolve: ({ caller: member, input }) => webhooks.rotateSecret(services, member, input),
    }),

    delete: office.mutation({
      rest: office.DELETE('/api/office/webhooks/{id}', 'Delete an endpoint and its deliveries'),
      input: byIdInput,
      output: done,
      resolve: async ({ caller: member, input: { id } }) => {
        await webhooks.deleteEndpoint(db, member, id);
        return isDone;
      },
    }),

    test: office.mutation({
      rest: office.POST('/api/office/webhooks/{id}/test', 'Send a test event to an endpoint', {
        refusals: [409],
      }),
      input: byIdInput,
      output: z.object({ deliveryId: idSchema }),
      resolve: ({ input: { id } }) => webhooks.sendTest(db, id),
    }),

    deliveries: office.query({
      rest: office.GET('/api/office/deliveries', 'List the deliveries, newest first'),
      input: schemas.deliveriesInput,
      output: schemas.deliveriesOutput,
      resolve: ({ input }) => webhooks.listDeliveries(db, input),
    }),

    delivery: office.query({
      rest: office.GET('/api/office/deliveries/{id}', 'Read a delivery with its message', {
        description: 'If it concerns a contact, the audit log records this.',
      }),
      input: byIdInput,
      output: schemas.deliveryDetailOutput,
      resolve: ({ caller: member, input: { id } }) => webhooks.readDelivery(db, member, id),
    }),

    replay: office.mutation({
      rest: office.POST(
        '/api/office/deliveries/{id}/replay',
        'Send a delivery again, under the same id',
        {
          refusals: [409],
        },
      ),
      input: byIdInput,
      output: done,
      resolve: async ({ caller: member, input: { id } }) => {
        await webhooks.replay(db, member, id);
        return isDone;
      },
    }),
  });
}
