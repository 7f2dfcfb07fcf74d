import {
  initTRPC,
  TRPCError,
  type TRPCMutationProcedure,
  type TRPCQueryProcedure,
} from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DatabaseUnavailableError, limits } from '#db/limits.ts';
import { AppError } from '#domain/errors.ts';
import {
  addressOf,
  type CountCall,
  type Limit,
  type LimitCalls,
} from '#server/http/rate-limits.ts';
import { Turns } from '#db/turns.ts';
import { toHttpError, trpcErrorShape } from './errors.ts';

/** The parts of the API, as its document describes them. */
export const tags = {
  Assessment: 'Start, find, read, and change assessments',
  Responses: 'The ratings given in an assessment, one for each competency',
  Plan: 'The plan that the owner makes from the results',
  Comparison: 'What changed between two assessments',
  Sharing: 'Links through which others can view results until they expire',
  Feedback:
    'Rounds in which colleagues rate the owner of results, each by a link in a mail, and anonymously',
  Chat: 'Conversations of the signed-in user',
  'Sign-in': 'The signed-in user',
  Visits: 'Daily counts of opened pages, without personal data',
  'Your data': 'What is stored about the caller: read, export, and erase it',
  Office:
    'For the owner of the practice, who signs in at /api/login: 401 without a sign-in of the last ' +
    'twelve hours, 403 without access to the office',
} as const;

/** The REST route of a procedure, declared beside its input and output. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{name}` for each parameter that is part of the address. */
  path: `/api/${string}`;
  tag: keyof typeof tags;
  summary: string;
  description?: string;
  /** Statuses that the call may return besides 400, 429, 500, and 503, which every call may. */
  refusals?: readonly (401 | 403 | 404 | 409 | 502)[];
  /** What must be configured, if not the whole tag needs it. Otherwise the OpenAPI document leaves the call out. */
  needs?: 'mail';
}

type Named = Pick<RestRoute, 'method' | 'path' | 'summary'>;
/** May be left out where nothing in it is required. */
type Details<Route, Rest = Omit<Route, keyof Named>> = object extends Rest ? [Rest?] : [Rest];

/** Makes `GET(path, summary, details)`, which is a route, and the same for the other methods. */
function routes<Route extends Named>() {
  const by =
    (method: Route['method']) =>
    (path: Route['path'], summary: string, ...[details]: Details<Route>): Route =>
      ({ ...details, method, path, summary }) as Route;
  return { GET: by('GET'), POST: by('POST'), PATCH: by('PATCH'), DELETE: by('DELETE') };
}

/** The request that a call came with, and the reply to it, over tRPC and REST alike. */
export interface CallContext {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * A rate limit for each address of a caller, or for each value of `of`; calls without a value are not
 * counted. Procedures that share a limit count their calls together.
 */
export interface CallLimit<Caller, Input> extends Limit {
  of?: (call: {
    caller: Caller;
    input: Input;
    address: string;
  }) => string | undefined | Promise<string | undefined>;
}

interface Declared<Caller, Input> {
  rest: RestRoute;
  /** Identifies the caller, before the input is checked. Throws if the caller is not allowed. */
  caller: (ctx: CallContext) => Caller | Promise<Caller>;
  /** The limits of an address are counted before anything else, so rejected calls count too. */
  limits?: readonly CallLimit<Caller, NoInfer<Parsed<Input>>>[];
  input?: Input;
}

type Parsed<Input> = Input extends z.ZodType ? z.output<Input> : undefined;
/** The input may be omitted if no field is required. */
type Given<Input> = Input extends z.ZodType
  ? object extends z.input<Input>
    ? z.input<Input> | void
    : z.input<Input>
  : void;

export interface Resolved<Caller, Input, Output extends z.ZodType> extends Declared<Caller, Input> {
  output: Output;
  resolve: (call: {
    caller: Caller;
    input: Parsed<Input>;
  }) => z.input<Output> | Promise<z.input<Output>>;
}

interface Streamed<Caller, Input, Output extends z.ZodType, Event> extends Declared<Caller, Input> {
  /** The single REST answer, which waits for the end of the stream. */
  output: Output;
  collect: (events: AsyncIterable<Event>) => Promise<z.input<Output> | undefined>;
  resolve: (call: { caller: Caller; input: Parsed<Input> }) => AsyncGenerator<Event, void>;
}

type Call = (ctx: CallContext, input: unknown) => Promise<unknown>;

export interface Declaration {
  rest: RestRoute;
  type: 'query' | 'mutation';
  isStream: boolean;
  input: z.ZodObject | undefined;
  output: z.ZodType;
  /**
   * Identifies the caller, checks the input, resolves, checks the output.
   * @throws TRPCError BAD_REQUEST for the input, INTERNAL_SERVER_ERROR for the output
   */
  call: Call;
}

/**
 * The declarations of the procedures created here. Only these may be called directly: others may
 * have middleware.
 */
const declarations = new WeakMap<object, Declaration>();

export function declarationOf(procedure: object): Declaration | undefined {
  return declarations.get(procedure);
}

/**
 * The calls of one address at a time. Thirty people behind it can each send a batch of ten; more would
 * wait for the database before the calls of others.
 */
const inProgress = {
  running: 60,
  waiting: 300,
  refusal: () =>
    new AppError('TOO_MANY_REQUESTS', 'Too many calls at once. Wait a moment, then try again.', 1),
};

const t = initTRPC.context<CallContext>().create({
  isDev: false,
  // Proxies end a stream that is silent for a minute, and a model may take longer to begin.
  jsonl: { pingMs: 15_000 },
  errorFormatter: ({ shape, error }) => {
    const { message, code, data } = trpcErrorShape(toHttpError(error));
    return { message, code, data: { ...shape.data, ...data } };
  },
});

export type Api = ReturnType<typeof createApi>;

export function createApi(limitCalls: LimitCalls) {
  const counters = new Map<Limit, CountCall>();
  const callers = new Turns(inProgress);
  function counterOf(limit: Limit): CountCall {
    const counter = counters.get(limit) ?? limitCalls(limit);
    counters.set(limit, counter);
    return counter;
  }

  function declare<Caller, Input extends z.ZodObject | undefined>(
    type: Declaration['type'],
    declared: Declared<Caller, Input>,
    output: z.ZodType,
    resolve: (call: { caller: Caller; input: Parsed<Input> }) => unknown,
    collect?: (events: never) => Promise<unknown>,
  ) {
    const { rest, input, caller: identify } = declared;
    const counted = (declared.limits ?? []).map((limit) => ({
      of: limit.of,
      count: counterOf(limit),
    }));

    /** Everything up to the result, which is not checked: for a stream, its events. */
    async function start(ctx: CallContext, given: unknown): Promise<unknown> {
      const { request } = ctx;
      for (const { of, count } of counted) if (!of) await count(request);
      const caller = await identify(ctx);
      const parsed = (input && parseInput(input, given ?? {})) as Parsed<Input>;
      const address = addressOf(request);
      for (const { of, count } of counted) {
        const key = await of?.({ caller, input: parsed, address });
        if (key !== undefined) await count(request, { key });
      }
      return callers.run(address, () => resolve({ caller, input: parsed }));
    }

    async function complete(ctx: CallContext, given: unknown): Promise<unknown> {
      const started = await start(ctx, given);
      const result = collect ? await collect(started as never) : started;
      return parse(output, result, 'INTERNAL_SERVER_ERROR');
    }

    const isStream = collect !== undefined;
    // A stream may take longer.
    const call = isStream ? complete : inTime(complete);
    // Only carries calls that come by tRPC's handler: a middleware here would not apply to direct calls.
    const carrier = t.procedure.input((given: unknown) => given);
    const procedure = carrier[type](({ ctx, input: given }) =>
      (isStream ? start : call)(ctx, given),
    );
    declarations.set(procedure, { rest, type, isStream, input, output, call });
    return procedure;
  }

  return {
    router: t.router,
    ...routes<RestRoute>(),
    /** For an API whose routes have another type. */
    routes,

    query<Caller, Output extends z.ZodType, Input extends z.ZodObject | undefined = undefined>(
      declared: Resolved<Caller, Input, Output>,
    ) {
      const procedure = declare('query', declared, declared.output, declared.resolve);
      return procedure as unknown as TRPCQueryProcedure<{
        input: Given<Input>;
        output: z.output<Output>;
        meta: unknown;
      }>;
    },

    mutation<Caller, Output extends z.ZodType, Input extends z.ZodObject | undefined = undefined>(
      declared: Resolved<Caller, Input, Output>,
    ) {
      const procedure = declare('mutation', declared, declared.output, declared.resolve);
      return procedure as unknown as TRPCMutationProcedure<{
        input: Given<Input>;
        output: z.output<Output>;
        meta: unknown;
      }>;
    },

    /** A mutation that streams its answer over tRPC, and returns it complete over REST. */
    stream<
      Caller,
      Event,
      Output extends z.ZodType,
      Input extends z.ZodObject | undefined = undefined,
    >(declared: Streamed<Caller, Input, Output, Event>) {
      const { output, resolve, collect } = declared;
      const procedure = declare('mutation', declared, output, resolve, collect);
      return procedure as unknown as TRPCMutationProcedure<{
        input: Given<Input>;
        output: AsyncIterable<Event, void>;
        meta: unknown;
      }>;
    },
  };
}

/**
 * Responds in time even if its statements together take too long. The call itself continues in
 * the background.
 */
function inTime(call: Call): Call {
  return (ctx, input) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new DatabaseUnavailableError(`The call took over ${limits.CALL_MS} ms`)),
        limits.CALL_MS,
      );
      call(ctx, input)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}

function parseInput(schema: z.ZodType, given: unknown): unknown {
  try {
    return parse(schema, given, 'BAD_REQUEST');
  } catch (cause) {
    // Length checks also run on values that have no length.
    throw cause instanceof TypeError ? new TRPCError({ code: 'BAD_REQUEST', cause }) : cause;
  }
}

function parse(schema: z.ZodType, value: unknown, code: TRPCError['code']): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new TRPCError({ code, cause: parsed.error });
}
