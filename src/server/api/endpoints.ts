import type { AnyTRPCRouter } from '@trpc/server';
import { type Declaration, declarationOf } from './procedure.ts';

export interface Endpoint extends Declaration {
  /** Its name over tRPC, e.g. `assessment.byId`. */
  name: string;
  /** The names in the path's braces. */
  pathParameters: string[];
  /** The input fields that a GET reads from the query. */
  queryParameters: string[];
}

/** Every procedure of the router. The server does not start if our builder did not declare one. */
export function listEndpoints(router: AnyTRPCRouter): Endpoint[] {
  // At run time tRPC keeps the procedures in a flat map, by their dotted names; its types nest them.
  const procedures = Object.entries(router._def.procedures as Record<string, object>);
  return procedures.map(([name, procedure]) => {
    const declaration = declarationOf(procedure);
    if (!declaration) throw new Error(`${name} is not declared by api/procedure.ts`);
    const { rest, input } = declaration;
    const pathParameters = [...rest.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
    const others = Object.keys(input?.shape ?? {}).filter(
      (field) => !pathParameters.includes(field),
    );
    return {
      ...declaration,
      name,
      pathParameters,
      queryParameters: rest.method === 'GET' ? others : [],
    };
  });
}
