import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import { office as words } from '#content/office.ts';
import { AppError } from '#domain/errors.ts';
import { isStillGranted, type OfficeSettings, UNVERIFIED } from '#domain/office-access.ts';
import { findUser, findOfficePass } from './auth.repository.ts';
import { hashToken, type TokenCookie } from './token.ts';

/** Someone who signed in, as their identity provider names them. */
export type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/**
 * The signed-in caller.
 * @throws AppError UNAUTHORIZED
 */
export type SignedInUsers = (call: { request: FastifyRequest }) => Promise<User>;

export function signedInUsers(db: Db, sessionCookie: TokenCookie): SignedInUsers {
  return oncePerRequest(async (request) => {
    const token = sessionCookie.read(request);
    const user = token === undefined ? null : await findUser(db, hashToken(token));
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized. Please sign in to continue.');
    return user;
  });
}

/** Looks the caller up once, even for a batch of calls. */
function oncePerRequest<Caller>(read: (request: FastifyRequest) => Promise<Caller>) {
  const callers = new WeakMap<FastifyRequest, Promise<Caller>>();
  return ({ request }: { request: FastifyRequest }) => {
    const reading = callers.get(request) ?? read(request);
    callers.set(request, reading);
    return reading;
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
  return oncePerRequest(async (request) => {
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
  });
}
