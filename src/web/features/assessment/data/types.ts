import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>;

export type Assessment = Outputs['assessment']['byId'];
export type FoundAssessment = Outputs['assessment']['lookupByEmail'][number];
export type SavedResponse = Outputs['response']['save'];
export type ServerPlan = Outputs['plan']['get'];
