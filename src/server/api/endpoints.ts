import type { AnyProcedure } from '@trpc/server';
import type { z } from 'zod';
import { appRouter } from '#server/router.ts';
import { directCall, inTime, type Call } from './call.ts';
import type { RestRoute } from './procedure.ts';

/** A procedure with its place over REST. */
export interface Endpoint {
  /** Its name over tRPC, e.g. `assessment.byId`. */
  name: string;
  type: AnyProcedure['_def']['type'];
  call: Call;
  rest: RestRoute;
  /** The names in the path's braces. */
  pathParameters: string[];
  input: z.ZodObject | undefined;
  output: z.ZodType;
}

// At run time tRPC keeps the procedures flat, by their dotted names; its types show them nested.
const flatProcedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

/** Every procedure of the router; one that lacks its REST declaration stops the start. */
export function listEndpoints(): Endpoint[] {
  const procedures = Object.entries(flatProcedures);
  return procedures.map(([name, procedure]) => {
    const { meta, inputs, output } = procedure._def as unknown as {
      meta?: { rest: RestRoute };
      inputs: z.ZodObject[];
      output?: z.ZodType;
    };
    const answered = meta?.rest.collected?.output ?? output;
    if (!meta?.rest || !answered) throw new Error(`${name} declares no REST route or no output`);
    const call = directCall(procedure, name);
    return {
      name,
      type: procedure._def.type,
      // A stream takes its time.
      call: meta.rest.collected ? call : inTime(call),
      rest: meta.rest,
      pathParameters: [...meta.rest.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
      input: inputs[0],
      output: answered,
    };
  });
}
