import { userOutput } from '#domain/schemas.ts';
import { router, signedInProcedure } from '#server/api/procedure.ts';

export const authRouter = router({
  user: signedInProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/auth/user',
        tag: 'Sign-in',
        summary: 'Read the signed-in person',
        refusals: [401],
      },
    })
    .output(userOutput)
    .query(({ ctx: { user } }) => ({
      firstName: user.first_name,
      lastName: user.last_name,
      profileImageUrl: user.profile_image_url,
    })),
});
