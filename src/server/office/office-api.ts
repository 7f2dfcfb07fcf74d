import { z } from 'zod';
import type { Resolved, RestRoute } from '#server/api/procedure.ts';
import type { Services } from '#server/api/services.ts';
import type { OfficeMember } from '#server/auth/signed-in.ts';

interface OfficeRoute extends Omit<RestRoute, 'tag' | 'path' | 'refusals'> {
  path: `/api/office/${string}`;
  /** In addition to the errors of every office procedure. */
  refusals?: readonly (409 | 502)[];
}

type OfficeProcedure<Input extends z.ZodObject | undefined, Output extends z.ZodType> = Omit<
  Resolved<OfficeMember, Input, Output>,
  'rest' | 'caller'
> & { rest: OfficeRoute };

export type OfficeApi = ReturnType<typeof createOfficeApi>;

/** Declares the procedures of the office. Each checks first that the caller is a member. */
export function createOfficeApi({ api, officeMember }: Services) {
  const guarded = <Input extends z.ZodObject | undefined, Output extends z.ZodType>(
    declared: OfficeProcedure<Input, Output>,
  ) => {
    const refusals = [401, 403, 404, ...(declared.rest.refusals ?? [])] as const;
    const rest = { ...declared.rest, tag: 'Office' as const, refusals };
    return { ...declared, rest, caller: officeMember };
  };
  return {
    router: api.router,
    ...api.routes<OfficeRoute>(),
    query: <Output extends z.ZodType, Input extends z.ZodObject | undefined = undefined>(
      declared: OfficeProcedure<Input, Output>,
    ) => api.query<OfficeMember, Output, Input>(guarded(declared)),
    mutation: <Output extends z.ZodType, Input extends z.ZodObject | undefined = undefined>(
      declared: OfficeProcedure<Input, Output>,
    ) => api.mutation<OfficeMember, Output, Input>(guarded(declared)),
  };
}

export const whoAmI = (office: OfficeApi) =>
  office.query({
    rest: office.GET('/api/office/me', 'Read the signed-in member of the office'),
    output: z.object({ name: z.string() }),
    resolve: ({ caller: { name } }) => ({ name }),
  });
