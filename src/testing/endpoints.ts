import { listEndpoints } from '#server/api/endpoints.ts';
import { createApi } from '#server/api/procedure.ts';
import { createRouter, type Services } from '#server/router.ts';

/** Every declared procedure, to loop over. They cannot be called, because no application runs them. */
export const endpoints = listEndpoints(
  createRouter(
    createApi(() => () => Promise.resolve()),
    { visits: {}, config: {} } as unknown as Services,
  ),
);
