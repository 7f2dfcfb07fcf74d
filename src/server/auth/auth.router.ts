import { z } from 'zod';
import type { Services } from '#server/api/services.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const userOutput = z.object({
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});

export function authRouter(services: Services) {
  const { api, signedIn } = services;
  signInRoutes(services);
  return api.router({
    user: api.query({
      rest: api.GET('/api/auth/user', 'Read the signed-in user', {
        tag: 'Sign-in',
        refusals: [401],
      }),
      caller: signedIn,
      output: userOutput,
      resolve: ({ caller: user }) => user,
    }),
  });
}
