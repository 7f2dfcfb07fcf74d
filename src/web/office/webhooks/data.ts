import type { inferRouterOutputs } from '@trpc/server';
import {
  deliveryStates,
  MAX_DELIVERIES_PAGE,
  type DeliveryState,
  type EndpointOff,
} from '#domain/webhook.ts';
import type { AppRouter } from '#server/router.ts';
import { queryClient, trpc } from '#web/lib/trpc.ts';
import { oneOf, pageIn, type Query } from '#web/office/parts/routing.tsx';

type Outputs = inferRouterOutputs<AppRouter>['office']['webhooks'];
export type Endpoint = Outputs['endpoints']['endpoints'][number];
export type Delivery = Outputs['deliveries']['deliveries'][number];
/** An endpoint with its secret, which is shown once. */
export type NewSecret = Outputs['create'];

export const webhooks = trpc.office.webhooks;

export function deliveriesOf(query: Query) {
  const { endpoint } = query;
  const state = oneOf(deliveryStates, query['state']);
  return {
    ...(endpoint !== undefined && /^[\da-f-]{36}$/.test(endpoint) && { endpointId: endpoint }),
    ...(state && { state }),
    page: Math.min(pageIn(query), MAX_DELIVERIES_PAGE),
  };
}

export const refreshing = {
  onSuccess: () => queryClient.invalidateQueries({ queryKey: webhooks.pathKey() }),
};

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
