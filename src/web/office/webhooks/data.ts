import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import {
  deliveryStates,
  MAX_DELIVERIES_PAGE,
  type DeliveryState,
  type EndpointOff,
} from '#domain/webhook.ts';
import type { AppRouter } from '#server/router.ts';
import { queryClient, trpc } from '#web/lib/trpc.ts';

type Outputs = inferRouterOutputs<AppRouter>['office']['webhooks'];
export type Endpoint = Outputs['endpoints']['endpoints'][number];
export type Delivery = Outputs['deliveries']['deliveries'][number];
/** An endpoint with its secret, which is shown once. */
export type NewSecret = Outputs['create'];

const webhooks = trpc.office.webhooks;
const SOON_MS = 3_000;

export const useEndpoints = () => useQuery(webhooks.endpoints.queryOptions());

interface DeliveriesSearch {
  endpoint?: string;
  state?: string;
  page?: string;
}

/** Reads the query and ignores its invalid values. */
export function deliveriesOf({ endpoint, state, page }: DeliveriesSearch) {
  const isState = deliveryStates.some((one) => one === state);
  const number = /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
  return {
    ...(endpoint !== undefined && /^[\da-f-]{36}$/.test(endpoint) && { endpointId: endpoint }),
    ...(isState && { state: state as DeliveryState }),
    page: Math.min(number, MAX_DELIVERIES_PAGE),
  };
}

/** Polled while a delivery is waiting, even one that the chosen status hides. */
export const useDeliveries = (search: DeliveriesSearch) => {
  const query = deliveriesOf(search);
  return useQuery({
    ...webhooks.deliveries.queryOptions(query),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      'state' in query || data?.deliveries.some(({ state }) => state === 'waiting')
        ? SOON_MS
        : false,
  });
};

export const useDelivery = (id: string) =>
  useQuery({
    ...webhooks.delivery.queryOptions({ id }),
    // Every read is recorded in the audit log.
    refetchOnMount: false,
    gcTime: 0,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: webhooks.pathKey() });
const done = { onSuccess: refresh };

export const useCreateEndpoint = () => useMutation(webhooks.create.mutationOptions(done));
export const useUpdateEndpoint = () => useMutation(webhooks.update.mutationOptions(done));
export const useNewSecret = () => useMutation(webhooks.rotate.mutationOptions(done));
export const useDeleteEndpoint = () => useMutation(webhooks.delete.mutationOptions(done));
export const useTest = () => useMutation(webhooks.test.mutationOptions(done));
export const useReplay = () =>
  useMutation(
    webhooks.replay.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: webhooks.deliveries.pathKey() }),
    }),
  );

export const pauseReasonWords: Record<EndpointOff, string> = {
  office: 'Paused. No events are sent to it.',
  gone: 'Paused because the other program answered that it no longer exists (410).',
  failing:
    'Paused because no event could be delivered for several days. Fix the other program, then resume.',
  unreadable:
    'Paused because its secret can no longer be read. Create a new secret, enter it in the other program, then resume.',
};

export const stateWords: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Like `Jun 1, 9:05 AM`, without a year: only the last 30 days are listed. */
export const shortMoment = (moment: string) =>
  format.format(new Date(moment)).replace(' ', '\u00a0');
