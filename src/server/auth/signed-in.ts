import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import type { UserRow } from '#db/tables/auth.tables.ts';
import { office as words } from '#content/office.ts';
import { AppError } from '#domain/errors.ts';
import { isStillGranted, type OfficeSettings, UNVERIFIED } from '#domain/office-access.ts';
import { findUser, findOfficePass } from './auth.repository.ts';
import { hashToken, type TokenCookie } from './token.ts';

/**
 * The signed-in caller.
 * @throws AppError UNAUTHORIZED
 */
export type SignedInUsers = (call: { request: FastifyRequest }) => Promise<UserRow>;

/** Looks the user up once per request, even for a batch of calls. */
export function signedInUsers(db: Db, sessionCookie: TokenCookie): SignedInUsers {
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

/** A signed-in user with access to the owner's office. */
export interface OfficeMember {
  /** For the audit log: the user's verified email, or else the identity provider's id. */
  name: string;
}

/**
 * Identifies a member of the office. Every check of office access goes through here.
 * @throws AppError NOT_FOUND where there is no office, UNAUTHORIZED without a sign-in in the last twelve
 *   hours, FORBIDDEN for other users
 */
export type OfficeMembers = (call: { request: FastifyRequest }) => Promise<OfficeMember>;

declare module '#server/api/services.ts' {
  interface Services {
    sessionCookie: TokenCookie;
    signedIn: SignedInUsers;
    officeMember: OfficeMembers;
  }
}

export function officeMembers(
  db: Db,
  sessionCookie: TokenCookie,
  office: OfficeSettings | undefined,
): OfficeMembers {
  const members = new WeakMap<FastifyRequest, Promise<OfficeMember>>();
  const readMember = async (request: FastifyRequest): Promise<OfficeMember> => {
    if (!office) throw new AppError('NOT_FOUND', 'This site has no office.');
    const token = sessionCookie.read(request);
    const pass = token === undefined ? null : await findOfficePass(db, hashToken(token));
    if (!pass) throw new AppError('UNAUTHORIZED', 'Sign in to enter the office.');
    if (!isStillGranted(pass.grant, office)) {
      throw new AppError(
        'FORBIDDEN',
        pass.grant === UNVERIFIED ? words.refused.unverified : words.refused.text,
      );
    }
    return { name: pass.name ?? '' };
  };
  return ({ request }) => {
    const reading = members.get(request) ?? readMember(request);
    members.set(request, reading);
    return reading;
  };
}
