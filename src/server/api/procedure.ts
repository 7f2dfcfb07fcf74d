import { initTRPC } from '@trpc/server';
import type { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '#server/context.ts';
import { toHttpError } from './http-error.ts';
import { trpcErrorShape } from './trpc-error.ts';

/** Where a procedure stands over REST, declared beside its input and output. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{name}` for each parameter that is part of the address. */
  path: `/api/${string}`;
  tag: 'Assessment' | 'Responses' | 'Chat' | 'Sign-in';
  summary: string;
  description?: string;
  /** Statuses that the call may answer besides 400, 429, 500 and 503, which every call may. */
  refusals?: readonly (401 | 403 | 404 | 409 | 502)[];
  /** Of a procedure that streams: what REST answers, which waits for the end of the stream. */
  collected?: Collected;
}

/** How a stream becomes one answer. */
export interface Collected {
  output: z.ZodType;
  collect: (stream: AsyncIterable<unknown>) => Promise<unknown>;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<{ rest: RestRoute }>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const { message, code, data } = trpcErrorShape(toHttpError(error));
      return { message, code, data: { ...shape.data, ...data } };
    },
  });

export const router = t.router;

/** Every procedure has a place over REST: `publicProcedure.meta({ rest })`. */
export const publicProcedure = t.procedure;

/** For signed-in people only. */
export const signedInProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const user = await ctx.user();
  if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized. Please sign in to continue.');
  return next({ ctx: { user } });
});
