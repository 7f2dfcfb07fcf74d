import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import type { UserRow } from '#db/tables/user.table.ts';
import { AppError } from '#domain/errors.ts';
import { findUser } from './session.repository.ts';
import { type TokenCookie } from './token-cookie.ts';
import { hashToken } from './token.ts';

/**
 * The person who calls.
 * @throws AppError UNAUTHORIZED
 */
export type SignedIn = (call: { request: FastifyRequest }) => Promise<UserRow>;

/** A person is looked up once for each request, however many calls it brings. */
export function signedInPeople(db: Db, sessionCookie: TokenCookie): SignedIn {
  const people = new WeakMap<FastifyRequest, Promise<UserRow | null>>();
  const readPerson = async (request: FastifyRequest) => {
    const token = sessionCookie.read(request);
    return token === undefined ? null : findUser(db, hashToken(token));
  };
  return async ({ request }) => {
    const reading = people.get(request) ?? readPerson(request);
    people.set(request, reading);
    const user = await reading;
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized. Please sign in to continue.');
    return user;
  };
}
