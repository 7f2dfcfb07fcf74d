import { z } from 'zod';
import type { CallLimit, RestRoute } from '#server/api/procedure.ts';
import type { Services } from '#server/api/services.ts';
import type { OfficeMember } from '#server/auth/signed-in.ts';

interface OfficeRoute extends Omit<RestRoute, 'tag' | 'path' | 'refusals'> {
  path: `/api/office/${string}`;
  /** In addition to the errors of every office procedure. */
  refusals?: readonly (409 | 502)[];
}

interface OfficeProcedure<Input extends z.ZodObject | undefined, Output extends z.ZodType> {
  rest: OfficeRoute;
  limits?: readonly CallLimit<
    OfficeMember,
    Input extends z.ZodType ? z.output<Input> : undefined
  >[];
  input?: Input;
  output: Output;
  resolve: (call: {
    member: OfficeMember;
    input: Input extends z.ZodType ? z.output<Input> : undefined;
  }) => z.input<Output> | Promise<z.input<Output>>;
}

export type OfficeApi = ReturnType<typeof createOfficeApi>;

/** Declares the procedures of the office. Each checks first that the caller is a member. */
export function createOfficeApi({ api, officeMember }: Services) {
  const guarded = <Input extends z.ZodObject | undefined, Output extends z.ZodType>({
    rest,
    resolve,
    ...declared
  }: OfficeProcedure<Input, Output>) => ({
    ...declared,
    rest: {
      ...rest,
      tag: 'Office' as const,
      refusals: [401, 403, 404, ...(rest.refusals ?? [])] as const,
    },
    caller: officeMember,
    resolve: ({
      caller,
      input,
    }: {
      caller: OfficeMember;
      input: Parameters<typeof resolve>[0]['input'];
    }) => resolve({ member: caller, input }),
  });
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
    resolve: ({ member: { name } }) => ({ name }),
  });
