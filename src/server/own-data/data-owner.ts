import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserRow } from '#db/tables/user.table.ts';
import { AppError } from '#domain/errors.ts';
import type { Visitor, Visitors } from '#server/assessment/visitor.ts';

/** A caller, known by what the browser owns and verified, and by signing in. */
export interface Person {
  visitor: Visitor;
  /** Null for who is not signed in. */
  user: UserRow | null;
  /** Takes from the browser, with this answer, what it is known by. */
  forget: () => void;
}

type Call = { request: FastifyRequest; reply: FastifyReply };
export type People = (call: Call) => Promise<Person>;

interface Known {
  visitor: Visitors;
  /** @throws AppError UNAUTHORIZED */
  signedIn: (call: Call) => Promise<UserRow>;
  forgetSession: (reply: FastifyReply) => void;
}

export function people({ visitor, signedIn, forgetSession }: Known): People {
  return async (call) => {
    const known = visitor(call);
    return {
      visitor: known,
      user: await signedIn(call).catch(nobody),
      forget: () => {
        known.grants.forgetAll();
        forgetSession(call.reply);
      },
    };
  };
}

function nobody(error: unknown): null {
  if (error instanceof AppError && error.code === 'UNAUTHORIZED') return null;
  throw error;
}
