import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import type { UserRow } from '#db/tables/auth.tables.ts';
import { AppError } from '#domain/errors.ts';
import { findUser } from './auth.repository.ts';
import { hashToken, type TokenCookie } from './token.ts';

/**
 * The signed-in caller.
 * @throws AppError UNAUTHORIZED
 */
export type SignedIn = (call: { request: FastifyRequest }) => Promise<UserRow>;

/** Looks the user up once per request, even for a batch of calls. */
export function signedInUsers(db: Db, sessionCookie: TokenCookie): SignedIn {
  const users = new WeakMap<FastifyRequest, Promise<UserRow | null>>();
  const readUser = async (request: FastifyRequest) => {
    const token = sessionCookie.read(request);
    return token === undefined ? null : findUser(db, hashToken(token));
  };
  return async ({ request }) => {
    const reading = users.get(request) ?? readUser(request);
    users.set(request, reading);
    const user = await reading;
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized. Please sign in to continue.');
    return user;
  };
}
