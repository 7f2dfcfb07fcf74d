import { createHmac, hkdfSync } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindResults } from '#content/site-settings.ts';
import type { Db } from '#db/client.ts';
import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import { accessTo, may, type Access, type Action } from '#domain/access.ts';
import { AppError } from '#domain/errors.ts';
import { storedFor } from '#domain/retention.ts';

/** A caller without an account, known by the assessments and emails that it has shown. */
export interface Visitor {
  db: Db;
  grants: AssessmentGrants;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null;
  }
}

interface VisitorSettings {
  cookieSecret: string;
  publicUrl: string;
  findResults: FindResults;
}

export type Visitors = (call: { request: FastifyRequest; reply: FastifyReply }) => Visitor;

/** The calls of one request share grants: what one adds, the others have. */
export function assessmentVisitors(
  app: FastifyInstance,
  db: Db,
  { cookieSecret, publicUrl, findResults }: VisitorSettings,
): Visitors {
  const setting: GrantsSetting = {
    isSecure: publicUrl.startsWith('https:'),
    // If Find My Results only answers by mail, looking up an address grants nothing.
    hasFinders: findResults === 'list',
    hashKey: new Uint8Array(hkdfSync('sha256', cookieSecret, '', 'looked-up emails', 32)),
    verified: new Map(),
  };
  // A WeakMap would burden the garbage collector at thousands of requests a second.
  app.decorateRequest('visitor', null);
  return ({ request, reply }) =>
    (request.visitor ??= { db, grants: new AssessmentGrants(request, reply, setting) });
}

/**
 * An entry is a letter and 16 bytes in base64url. `o`: the id of an assessment that is the caller's
 * own. `e`: the keyed hash of an email that the caller looked up. `v`: the id of an assessment whose
 * email the caller verified, and after it the assessment's access epoch at that moment. Any other
 * entry comes from an older cookie and counts for nothing.
 */
const ENTRY = /^(?:[oe][A-Za-z0-9_-]{22}|v[A-Za-z0-9_-]{22}\d{1,10})$/;
/** At most this many of each kind are remembered, the latest ones. One kind never displaces another. */
const MAX_ENTRIES = { o: 40, e: 5, v: 40 };
const ID_LENGTH = 22;
type Kind = keyof typeof MAX_ENTRIES;
/** How many verified cookies are cached, because verifying a signature takes long. */
const MAX_VERIFIED = 1000;

declare const allowed: unique symbol;
/** The id of an assessment on which the caller may perform this action. Only the check creates one. */
export type Allowed<D extends Action> = string & {
  readonly [allowed]: { readonly [action in D]: true };
};
/** The id of an assessment that the caller may continue: its own, or one found by email. */
export type WritableAssessmentId = Allowed<'continue'>;

/** Shared by the grants of all callers. */
interface GrantsSetting {
  isSecure: boolean;
  /** Looking up an email allows continuing the unfinished assessments under it. */
  hasFinders: boolean;
  /** For emails that were looked up. */
  hashKey: Uint8Array;
  /** Verified cookies and their contents. */
  verified: Map<string, string[]>;
}

/**
 * A caller's rights, stored in a signed cookie: the assessments it owns (created, or opened by session id),
 * those whose email it verified, and the emails it looked up. `src/domain/access.ts` derives the permissions
 * from these and the assessment's state.
 */
export class AssessmentGrants {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #setting: GrantsSetting;
  #entries: string[] | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, setting: GrantsSetting) {
    this.#request = request;
    this.#reply = reply;
    this.#setting = setting;
  }

  accessTo(assessment: AssessmentRow): Access {
    const { id, email, is_completed } = assessment;
    return accessTo({
      isOwned: this.#has('o', encodeId(id)),
      isVerified: this.hasVerified(assessment),
      isLookedUp: email !== null && this.#setting.hasFinders && this.#hasLookedUp(email),
      isCompleted: is_completed,
    });
  }

  get own(): string[] {
    return this.#idsOf('o');
  }

  /** Records in the response's cookie that the assessment is the caller's own. */
  addOwn(assessmentId: string): void {
    this.#remember('o', encodeId(assessmentId));
  }

  /** Records in the response's cookie that the caller looked up this (normalized) email. */
  addLookedUp(email: string): void {
    this.#remember('e', this.hashOf(email));
  }

  /** The ids for which the caller once verified the email. `hasVerified` says whether that still counts. */
  get verified(): string[] {
    return this.#idsOf('v');
  }

  /** Records in the response's cookie that the caller verified this assessment's email. */
  addVerified(assessment: Pick<AssessmentRow, 'id' | 'access_epoch'>): void {
    this.forget(assessment.id, 'v');
    this.#remember('v', verifiedKey(assessment));
  }

  /**
   * True while the assessment has the email that the caller verified, and no one has revoked links
   * since.
   */
  hasVerified(assessment: Pick<AssessmentRow, 'id' | 'email' | 'access_epoch'>): boolean {
    return assessment.email !== null && this.#has('v', verifiedKey(assessment));
  }

  /** @param kinds the entries to drop; all when the assessment is gone */
  forget(assessmentId: string, kinds = 'ov'): void {
    const key = encodeId(assessmentId);
    const others = this.#read().filter(
      (entry) => !kinds.includes(entry.charAt(0)) || !entry.startsWith(key, 1),
    );
    if (others.length < this.#read().length) this.#keep(others);
  }

  forgetAll(): void {
    this.#entries = [];
    this.#reply.clearCookie(this.#cookieName, this.#attributes);
  }

  /** Identifies an email without revealing it to anyone who lacks the key. */
  hashOf(email: string): string {
    const hash = createHmac('sha256', this.#setting.hashKey).update(email).digest();
    return hash.subarray(0, 16).toString('base64url');
  }

  /** An owner may do anything, so the assessment need not be read first. */
  allowOwn(assessmentId: string): Allowed<Action> | undefined {
    if (!this.#has('o', encodeId(assessmentId))) return undefined;
    return assessmentId as Allowed<Action>;
  }

  /**
   * The check for every change by a caller who is not the owner.
   * @throws AppError FORBIDDEN
   */
  allow<D extends Action>(action: D, assessment: AssessmentRow): Allowed<D> {
    const access = this.accessTo(assessment);
    if (may(access, action)) return assessment.id as Allowed<D>;
    throw new AppError(
      'FORBIDDEN',
      access === 'finder'
        ? 'Only the person who started this assessment can do that, in the browser that started ' +
            'it. You can continue it here.'
        : 'Only the person who started this assessment can do that. ' +
            'Use Find My Results with your email address to continue your own.',
    );
  }

  get #cookieName(): string {
    return this.#setting.isSecure ? '__Host-assessments' : 'assessments';
  }

  #has(kind: Kind, key: string): boolean {
    return this.#read().includes(`${kind}${key}`);
  }

  #idsOf(kind: 'o' | 'v'): string[] {
    return this.#read()
      .filter((entry) => entry.startsWith(kind))
      .map((entry) => decodeId(entry.slice(1, 1 + ID_LENGTH)));
  }

  #hasLookedUp(email: string): boolean {
    // Most callers never looked up an email, so no hash is needed.
    return (
      this.#read().some((entry) => entry.startsWith('e')) && this.#has('e', this.hashOf(email))
    );
  }

  #remember(kind: Kind, key: string): void {
    // A reader sent by another site gets no grants.
    if (this.#has(kind, key) || this.#request.isFromAnotherSite) return;
    const same = this.#read().filter((entry) => entry.startsWith(kind));
    const others = this.#read().filter((entry) => !entry.startsWith(kind));
    this.#keep([...others, ...[...same, `${kind}${key}`].slice(-MAX_ENTRIES[kind])]);
  }

  #keep(entries: string[]): void {
    this.#entries = entries;
    this.#reply.setCookie(this.#cookieName, entries.join('.'), {
      ...this.#attributes,
      signed: true,
      maxAge: storedFor.grants,
    });
  }

  get #attributes() {
    const { isSecure } = this.#setting;
    return { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const;
  }

  #read(): string[] {
    return (this.#entries ??= this.#verify());
  }

  #verify(): string[] {
    const { headers, server } = this.#request;
    const { verified } = this.#setting;
    const signed = headers.cookie && server.parseCookie(headers.cookie)[this.#cookieName];
    if (!signed) return [];
    const known = verified.get(signed);
    if (known) return known;
    const { valid, value } = this.#request.unsignCookie(signed);
    if (!valid) return [];
    const entries = value.split('.').filter((entry) => ENTRY.test(entry));
    if (verified.size >= MAX_VERIFIED) verified.clear();
    verified.set(signed, entries);
    return entries;
  }
}

function verifiedKey({ id, access_epoch }: Pick<AssessmentRow, 'id' | 'access_epoch'>): string {
  return encodeId(id) + access_epoch;
}

function encodeId(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function decodeId(key: string): string {
  const hex = Buffer.from(key, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
