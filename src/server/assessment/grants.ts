import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Access } from './assessment.schemas.ts';

/** So many assessments are remembered. */
const MAX_GRANTS = 40;
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;
const ENTRY = /^[of][A-Za-z0-9_-]{22}$/;
/** So many signed cookies whose signature was found good are remembered: to check one takes long. */
const MAX_VERIFIED = 1000;

/** Signed cookies whose signature is good, and what they hold. */
export type VerifiedCookies = Map<string, string[]>;

declare const writable: unique symbol;
/** An assessment id whose write access was checked; only `requireWrite` makes one. */
export type WritableAssessmentId = string & { readonly [writable]: true };

/**
 * Which assessments the caller may write to, kept in a signed cookie: those it created or whose
 * session id it showed (owner), and unfinished ones it found by their email (finder).
 * Written as `o` or `f` and the id's 16 bytes in base64url, joined by dots.
 */
export class AssessmentGrants {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #secure: boolean;
  readonly #verified: VerifiedCookies;
  #entries: string[] | undefined;

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    secure: boolean,
    verified: VerifiedCookies,
  ) {
    this.#request = request;
    this.#reply = reply;
    this.#secure = secure;
    this.#verified = verified;
  }

  accessTo(assessmentId: string): Access {
    const entries = this.#read();
    const key = encodeId(assessmentId);
    if (entries.includes(`o${key}`)) return 'owner';
    return entries.includes(`f${key}`) ? 'finder' : 'reader';
  }

  /** Remembers, from this answer on, that the caller may write to the assessment. */
  add(assessmentId: string, access: Exclude<Access, 'reader'>): void {
    const current = this.accessTo(assessmentId);
    if (current === 'owner' || current === access) return;
    // Whom another site sends here to read is given nothing for it.
    if (this.#request.isFromAnotherSite) return;
    const key = encodeId(assessmentId);
    const others = this.#read().filter((entry) => entry.slice(1) !== key);
    this.#entries = withinLimit([...others, `${access === 'owner' ? 'o' : 'f'}${key}`]);
    this.#reply.setCookie(this.#cookieName, this.#entries.join('.'), {
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      path: '/',
      maxAge: MAX_AGE_SECONDS,
    });
  }

  /**
   * The check that every change passes: repositories take only its result.
   * @throws AppError FORBIDDEN
   */
  requireWrite(assessmentId: string): WritableAssessmentId {
    if (this.accessTo(assessmentId) === 'reader') {
      throw new AppError(
        'FORBIDDEN',
        'Only the person who started this assessment can change it. ' +
          'Use Find My Results with your email address to continue your own.',
      );
    }
    return assessmentId as WritableAssessmentId;
  }

  get #cookieName(): string {
    return this.#secure ? '__Host-assessments' : 'assessments';
  }

  #read(): string[] {
    return (this.#entries ??= this.#verify());
  }

  #verify(): string[] {
    const { headers, server } = this.#request;
    const signed = headers.cookie && server.parseCookie(headers.cookie)[this.#cookieName];
    if (!signed) return [];
    const known = this.#verified.get(signed);
    if (known) return known;
    const { valid, value } = this.#request.unsignCookie(signed);
    if (!valid) return [];
    const entries = value.split('.').filter((entry) => ENTRY.test(entry));
    if (this.#verified.size >= MAX_VERIFIED) this.#verified.clear();
    this.#verified.set(signed, entries);
    return entries;
  }
}

/** Forgets the oldest, what was found before what is the caller's own. */
function withinLimit(entries: string[]): string[] {
  const found = entries.filter((entry) => entry.startsWith('f'));
  const excess = Math.max(0, entries.length - MAX_GRANTS);
  const forgotten = new Set(found.slice(0, excess));
  return entries.filter((entry) => !forgotten.has(entry)).slice(-MAX_GRANTS);
}

function encodeId(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}
