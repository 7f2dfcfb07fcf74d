import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import { AppError } from '#domain/errors.ts';
import { isStillGranted, type OfficeSettings } from '#domain/office-access.ts';
import { findOfficePass } from './auth.repository.ts';
import { hashToken, type TokenCookie } from './token.ts';

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
      throw new AppError('FORBIDDEN', 'Only the owner of the practice can enter the office.');
    }
    return { name: pass.name ?? '' };
  };
  return ({ request }) => {
    const reading = members.get(request) ?? readMember(request);
    members.set(request, reading);
    return reading;
  };
}
