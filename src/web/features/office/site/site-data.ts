import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Inputs = inferRouterInputs<AppRouter>['office']['site'];
type Outputs = inferRouterOutputs<AppRouter>['office']['site'];

/** What the site says now, as the office reads it. */
export type Site = Outputs['get'];
export type Version = Outputs['versions'][number];
/** What is to become different; whatever is not in it stays as it is. */
export type Changes = Inputs['save']['changes'];

export const noChanges: Changes = { facts: {}, links: {}, flags: {} };
