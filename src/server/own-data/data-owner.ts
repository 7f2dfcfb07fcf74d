import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Services } from '#server/api/services.ts';
import type { User } from '#server/auth/signed-in.ts';
import type { Visitor } from '#server/assessment/visitor.ts';

/** The caller whose data is read or erased: a browser with its assessments, and a user if signed in. */
export interface DataOwner {
  visitor: Visitor;
  /** Null when not signed in. */
  user: User | null;
  /** Clears the browser's cookies with this answer. */
  forget: () => void;
}

type Call = { request: FastifyRequest; reply: FastifyReply };
export type DataOwners = (call: Call) => Promise<DataOwner>;

export function dataOwners({ visitor, signedIn, sessionCookie }: Services): DataOwners {
  return async (call) => {
    const known = visitor(call);
    return {
      visitor: known,
      user: await signedIn(call).catch(notSignedIn),
      forget: () => {
        known.grants.forgetAll();
        sessionCookie.clear(call.reply);
      },
    };
  };
}

function notSignedIn(error: unknown): null {
  if (error instanceof AppError && error.code === 'UNAUTHORIZED') return null;
  throw error;
}
