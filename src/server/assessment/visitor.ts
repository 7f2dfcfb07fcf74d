import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
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

declare module '#server/api/services.ts' {
  interface Services {
    visitor: Visitors;
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
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', cookieSecret, '', use, 32));
  const setting: GrantsSetting = {
    isSecure: publicUrl.startsWith('https:'),
    // If Find My Results only answers by mail, looking up an address grants nothing.
    hasFinders: findResults === 'list',
    hashKey: keyFor('looked-up emails'),
    signKey: keyFor('grants'),
    verified: new Set(),
  };
  // A WeakMap would burden the garbage collector at thousands of requests a second.
  app.decorateRequest('visitor', null);
  return ({ request, reply }) =>
    (request.visitor ??= { db, grants: new AssessmentGrants(request, reply, setting) });
}

/**
 * A grant is a letter and 16 bytes in base64url. `o`: the id of an assessment that is the caller's own.
 * `e`: the keyed hash of an email that the caller looked up. `v`: the id of an assessment whose email the
 * caller verified; its value is the assessment's access epoch at that moment. `m`: the id of a mail whose link to
 * the data under its address the caller pressed. The others have no value.
 */
const GRANT = /^[oevm][A-Za-z0-9_-]{22}$/;
/** At most this many of each kind are remembered, the latest ones. One kind never displaces another. */
const MAX_GRANTS = { o: 40, e: 5, v: 40, m: 5 };
type Kind = keyof typeof MAX_GRANTS;
/** How many verified cookies are cached, because verifying a signature takes long. */
const MAX_VERIFIED = 10_000;

declare const continuable: unique symbol;
declare const own: unique symbol;
/** The id of an assessment that the caller may continue: its own, or one found by email. Only the check creates one. */
export type ContinuableId = string & { readonly [continuable]: true };
/** The id of an assessment that is the caller's own, with every right. */
export type OwnId = ContinuableId & { readonly [own]: true };
export type PermittedId<A extends Action> = A extends 'continue' ? ContinuableId : OwnId;

interface GrantsSetting {
  isSecure: boolean;
  /** Looking up an email allows continuing the unfinished assessments under it. */
  hasFinders: boolean;
  /** For emails that were looked up. */
  hashKey: Uint8Array;
  signKey: Uint8Array;
  /** Cookies whose signature was verified. */
  verified: Set<string>;
}

/**
 * A caller's rights: the assessments it owns (created, or opened by session id), those whose email it
 * verified, and the emails it looked up. `src/domain/access.ts` derives the permissions from these and the
 * assessment's state. Each is a signed cookie of its own, since a browser sends calls at the same time: in a
 * common one, the last answer would replace what the others granted.
 */
export class AssessmentGrants {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #setting: GrantsSetting;
  /** The value of each, the oldest first. */
  #grants: Map<string, string> | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, setting: GrantsSetting) {
    this.#request = request;
    this.#reply = reply;
    this.#setting = setting;
  }

  accessTo(assessment: AssessmentRow): Access {
    const { id, email, is_completed } = assessment;
    return accessTo({
      isOwned: this.#has('o', id),
      isVerified: this.hasVerified(assessment),
      isLookedUp: email !== null && this.#setting.hasFinders && this.#hasLookedUp(email),
      isCompleted: is_completed,
    });
  }

  get own(): string[] {
    return this.#idsOf('o');
  }

  addOwn(assessmentId: string): void {
    this.#remember('o', encodeId(assessmentId));
  }

  /** @param email normalized */
  addLookedUp(email: string): void {
    this.#remember('e', this.hashOf(email));
  }

  /** The ids for which the caller once verified the email. `hasVerified` says whether that still counts. */
  get verified(): string[] {
    return this.#idsOf('v');
  }

  addVerified({ id, access_epoch }: Pick<AssessmentRow, 'id' | 'access_epoch'>): void {
    this.#remember('v', encodeId(id), String(access_epoch));
  }

  /** The ids of mails whose link to all data the caller pressed. The right ends with the link. */
  get pressed(): string[] {
    return this.#idsOf('m');
  }

  addPressed(mailId: string): void {
    this.#remember('m', encodeId(mailId));
  }

  /** While the assessment has the email that the caller verified, and no one has revoked links since. */
  hasVerified({ id, email, access_epoch }: Pick<AssessmentRow, 'id' | 'email' | 'access_epoch'>) {
    return email !== null && this.#has('v', id, String(access_epoch));
  }

  /** The assessment is gone. */
  forget(assessmentId: string): void {
    for (const kind of ['o', 'v']) this.#drop(kind + encodeId(assessmentId));
  }

  forgetAll(): void {
    for (const grant of [...this.#read().keys()]) this.#drop(grant);
  }

  /** Identifies an email without revealing it to anyone who lacks the key. */
  hashOf(email: string): string {
    const hash = createHmac('sha256', this.#setting.hashKey).update(email).digest();
    return hash.subarray(0, 16).toString('base64url');
  }

  /** An owner may do anything, so the assessment need not be read first. */
  allowOwn(assessmentId: string): OwnId | undefined {
    if (!this.#has('o', assessmentId)) return undefined;
    return assessmentId as OwnId;
  }

  /** The check for every change by a caller who is not the owner. */
  allow<D extends Action>(action: D, assessment: AssessmentRow): PermittedId<D> {
    const access = this.accessTo(assessment);
    if (may(access, action)) return assessment.id as PermittedId<D>;
    throw new AppError(
      'FORBIDDEN',
      access === 'finder'
        ? 'Only the person who started this assessment can do that, in the browser that started ' +
            'it. You can continue it here.'
        : 'Only the person who started this assessment can do that. ' +
            'Use Find My Results with your email address to continue your own.',
    );
  }

  /** The start of each cookie's name; its grant follows. */
  get #prefix(): string {
    return this.#setting.isSecure ? '__Host-grant-' : 'grant-';
  }

  #has(kind: Kind, id: string, value = ''): boolean {
    return this.#read().get(kind + encodeId(id)) === value;
  }

  #of(kind: Kind): string[] {
    return [...this.#read().keys()].filter((grant) => grant.startsWith(kind));
  }

  #idsOf(kind: Exclude<Kind, 'e'>): string[] {
    return this.#of(kind).map((grant) => decodeId(grant.slice(1)));
  }

  #hasLookedUp(email: string): boolean {
    // Most callers never looked up an email, so no hash is needed.
    return this.#of('e').length > 0 && this.#read().has(`e${this.hashOf(email)}`);
  }

  #remember(kind: Kind, key: string, value = ''): void {
    const grants = this.#read();
    // A reader sent by another site gets no grants.
    if (grants.get(kind + key) === value || this.#request.isFromAnotherSite) return;
    grants.set(kind + key, value);
    const signed = `${value}.${this.#sign(kind + key, value)}`;
    const options = { ...this.#attributes, maxAge: storedFor.grants };
    this.#reply.setCookie(this.#prefix + kind + key, signed, options);
    for (const grant of this.#of(kind).slice(0, -MAX_GRANTS[kind])) this.#drop(grant);
  }

  #drop(grant: string): void {
    if (!this.#read().delete(grant)) return;
    this.#reply.clearCookie(this.#prefix + grant, this.#attributes);
  }

  #sign(grant: string, value: string): string {
    const mac = createHmac('sha256', this.#setting.signKey).update(`${grant}.${value}`).digest();
    return mac.subarray(0, 16).toString('base64url');
  }

  get #attributes() {
    const { isSecure } = this.#setting;
    return { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const;
  }

  #read(): Map<string, string> {
    return (this.#grants ??= new Map(this.#received()));
  }

  *#received(): Generator<[grant: string, value: string]> {
    const { headers, server } = this.#request;
    if (!headers.cookie) return;
    const cookies = server.parseCookie(headers.cookie);
    for (const [name, signed] of Object.entries(cookies)) {
      const grant = name.slice(this.#prefix.length);
      if (signed === undefined || !name.startsWith(this.#prefix) || !GRANT.test(grant)) continue;
      const value = signed.slice(0, signed.indexOf('.'));
      if (this.#isSigned(grant, value, signed)) yield [grant, value];
    }
  }

  #isSigned(grant: string, value: string, signed: string): boolean {
    const { verified } = this.#setting;
    const received = grant + signed;
    if (verified.has(received)) return true;
    const expected = Buffer.from(`${grant}${value}.${this.#sign(grant, value)}`);
    const given = Buffer.from(received);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    if (verified.size >= MAX_VERIFIED) verified.clear();
    verified.add(received);
    return true;
  }
}

function encodeId(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function decodeId(key: string): string {
  const hex = Buffer.from(key, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
