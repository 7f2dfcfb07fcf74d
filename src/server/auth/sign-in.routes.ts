import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NoticePage } from '#content/notice-page.ts';
import { signIn } from '#content/sign-in.ts';
import { AppError } from '#domain/errors.ts';
import { storedFor } from '#domain/retention.ts';
import {
  type OfficeClaims,
  officeGrant,
  type OfficeSettings,
  UNVERIFIED,
  verifiedEmail,
} from '#domain/office-access.ts';
import type { Services } from '#server/api/services.ts';
import * as stored from './auth.repository.ts';
import { type Identity, IdentityProvider } from './identity-provider.ts';
import { hashToken, newToken, TokenCookie } from './token.ts';

/** Sign-in through the identity provider, and sign-out: addresses that a browser visits. */
export const signInRoutes = (services: Services) =>
  services.addRoutes((scope) => signInAndOut(scope, services));

function signInAndOut(
  app: FastifyInstance,
  { db, config, sessionCookie, limitCalls, notices }: Services,
): void {
  const { publicUrl, oidc, office } = config;
  const limitSignIns = limitCalls({
    name: 'sign-ins',
    max: 20,
    windowSeconds: 60,
    message: signIn.messages.tooMany,
  });
  const provider = oidc && new IdentityProvider(oidc, publicUrl);
  const attemptCookie = new TokenCookie('sign-in', {
    publicUrl,
    maxAge: storedFor.signIn,
  });

  // The button of a page sends an empty form.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume().on('end', () => done(null));
  });
  app.addHook('onSend', async (_request, reply) => {
    // The callback's query contains the sign-in code.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
  });
  notices.showErrors(app, ({ message, request }) => {
    const { returnTo } = request.query as { returnTo?: unknown };
    return problemPage({ message, returnTo: readReturnTo(returnTo, publicUrl) ?? '/chatbot' });
  });

  app.get('/api/login', async (request, reply) => {
    await limitSignIns(request);
    const { returnTo } = request.query as { returnTo?: unknown };
    const path = readReturnTo(returnTo, publicUrl);
    if (path === undefined) throw new AppError('BAD_REQUEST', signIn.messages.foreignReturn);
    const { 'sec-fetch-site': site, 'sec-purpose': purpose } = request.headers;
    if (site === 'cross-site' || site === 'same-site' || purpose !== undefined) {
      return notices.send(reply, signInPage(path));
    }
    const { url, state, nonce, codeVerifier } = await requireSetUp(provider).startSignIn();
    // One cookie per attempt: a browser may sign in from several tabs.
    const browser = attemptCookie.read(request) ?? newToken();
    await stored.beginSignIn(db, {
      key_hash: hashToken(`${browser}.${state}`),
      nonce,
      code_verifier: codeVerifier,
      return_to: path,
    });
    attemptCookie.set(reply, browser);
    return reply.redirect(url.href);
  });

  app.get('/api/callback', async (request, reply) => {
    const identityProvider = requireSetUp(provider);
    const { state } = request.query as { state?: unknown };
    const browser = attemptCookie.read(request);
    const attempt =
      browser !== undefined && typeof state === 'string'
        ? await stored.takeSignIn(db, hashToken(`${browser}.${state}`))
        : undefined;
    if (!attempt) throw new AppError('BAD_REQUEST', signIn.messages.ended);

    const identity = await identityProvider.arrive(new URL(request.url, publicUrl).search, {
      state: state as string,
      nonce: attempt.nonce,
      codeVerifier: attempt.code_verifier,
    });
    const { issuer, subject, profile, claims, idToken } = identity;
    const userId = await stored.saveUser(db, { issuer, subject }, profile);
    await endSession(request);
    const token = newToken();
    await stored.createSession(db, {
      token_hash: hashToken(token),
      user_id: userId,
      id_token: idToken,
      ...(office && officePass(claims, { issuer, subject }, office)),
    });
    await stored.removeEndedSessions(db);
    sessionCookie.set(reply, token);
    request.log.info({ user: userId }, 'signed in');
    return reply.redirect(attempt.return_to);
  });

  app.get('/api/logout', async (request, reply) => {
    if (sessionCookie.read(request) === undefined) return reply.redirect('/');
    // A link on another site or a prefetch must not sign the user out.
    const { 'sec-fetch-site': site, 'sec-purpose': purpose } = request.headers;
    const isMeant = (site === 'same-origin' || site === 'none') && purpose === undefined;
    return isMeant ? signOut(request, reply) : notices.send(reply, signOutPage);
  });

  app.post('/api/logout', (request, reply) => {
    const { 'sec-fetch-site': site } = request.headers;
    if (site === 'cross-site' || site === 'same-site') {
      throw new AppError('FORBIDDEN', signIn.messages.foreignSignOut);
    }
    return signOut(request, reply);
  });

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const ended = await endSession(request);
    sessionCookie.clear(reply);
    if (ended) request.log.info({ user: ended.user_id }, 'signed out');
    const url = ended && (await provider?.signOutUrl(ended.id_token));
    return reply.redirect(url?.href ?? '/', 303);
  }

  async function endSession(request: FastifyRequest) {
    const token = sessionCookie.read(request);
    return token === undefined ? undefined : stored.removeSession(db, hashToken(token));
  }
}

/** The office access that this sign-in grants, and a name for the audit log that users cannot choose. */
function officePass(
  claims: OfficeClaims,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
  office: OfficeSettings,
) {
  const grant = officeGrant(claims, office);
  const email = verifiedEmail(claims);
  if (grant === null) return email === null && office.emails.length > 0 ? noPass : {};
  const name = email ?? `${subject} at ${issuer} (email unverified)`;
  return { office_grant: grant, office_name: name };
}

const noPass = { office_grant: UNVERIFIED };

function requireSetUp(provider: IdentityProvider | undefined): IdentityProvider {
  if (!provider) throw new AppError('SERVICE_UNAVAILABLE', signIn.messages.notSetUp, 60);
  return provider;
}

function problemPage({ message, returnTo }: { message: string; returnTo: string }): NoticePage {
  const { title, notReady, again, home } = signIn.problem;
  const problem = { title, text: message, isProblem: true };
  const toSite = { label: home, href: '/' };
  // Retrying would lead here again.
  if (message === signIn.messages.notSetUp) return { ...problem, title: notReady, main: toSite };
  if (message === signIn.messages.foreignSignOut) {
    const { title: stillIn, action } = signIn.notSignedOut;
    return { ...problem, title: stillIn, main: { label: action, href: '/chatbot' }, other: toSite };
  }
  return { ...problem, main: { label: again, href: loginUrl(returnTo) }, other: toSite };
}

const loginUrl = (returnTo: string) => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

/** Asks first: a provider that knows the browser may sign it in without asking. */
function signInPage(returnTo: string): NoticePage {
  const { title, text, action, stay } = signIn.start;
  return {
    title,
    text,
    isProblem: false,
    main: { label: action, href: loginUrl(returnTo) },
    other: { label: stay, href: '/' },
  };
}

/** Asks for confirmation, because a link on another site could lead here. */
const signOutPage: NoticePage = {
  title: signIn.signOut.title,
  text: signIn.signOut.text,
  isProblem: false,
  main: { label: signIn.signOut.action, href: '/api/logout', isForm: true },
  other: { label: signIn.signOut.stay, href: '/chatbot' },
};

const FALLBACK = '/chatbot';
const MAX_LENGTH = 2048;

/**
 * Where to go after signing in, as a path of this site.
 * @returns undefined for an address of another site, of the API, or an invalid one
 */
function readReturnTo(value: unknown, publicUrl: string): string | undefined {
  if (value === undefined || value === '') return FALLBACK;
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  // A proxy may decode the path, so its decoded form has to be safe too.
  if (!isPath(value) || !isPath(decoded(value))) return undefined;
  const { origin } = new URL(publicUrl);
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  if (url.origin !== origin || /^\/(api|trpc)(\/|$)/.test(url.pathname)) return undefined;
  const path = url.pathname + url.search + url.hash;
  // "/.//evil" has become "//evil".
  return path.startsWith('//') ? undefined : path;
}

/** Browsers read a backslash as a slash and drop tabs and line breaks: "/\t/evil" is "//evil". */
function isPath(text: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);
}

/** @returns '' for an escape that is not valid */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
