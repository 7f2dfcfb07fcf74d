import * as oidc from 'openid-client';
import { signIn } from '#content/sign-in.ts';
import { AppError } from '#domain/errors.ts';
import type { OfficeClaims } from '#domain/office-access.ts';
import { isLoopback } from './loopback.ts';

const TIME_LIMIT_SECONDS = 5;
/** A longer ID token is not stored; the provider may then ask for confirmation at sign-out. */
const MAX_ID_TOKEN = 8192;
const HEADER = 'client_secret_basic';
const BODY = 'client_secret_post';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The address to send the browser to, and what to store for checking its return. */
type SignInRequest = Awaited<ReturnType<IdentityProvider['startSignIn']>>;

/** Who signed in, as the provider says. */
export type Identity = Awaited<ReturnType<IdentityProvider['arrive']>>;

/**
 * The provider that signs users in. Its configuration is loaded at first use, after a failure, and when a
 * browser returns: with it come the keys of that moment, which providers rotate.
 */
export class IdentityProvider {
  readonly #settings: OidcSettings;
  readonly #callback: string;
  readonly #home: string;
  #discovered: Promise<oidc.Configuration> | undefined;
  #prefersHeader = false;

  constructor(settings: OidcSettings, publicUrl: string) {
    this.#settings = settings;
    this.#callback = `${publicUrl}/api/callback`;
    this.#home = `${publicUrl}/`;
  }

  async startSignIn() {
    const configuration = await this.#discover();
    const state = oidc.randomState();
    const nonce = oidc.randomNonce();
    const codeVerifier = oidc.randomPKCECodeVerifier();
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#callback,
      scope: 'openid profile email',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url, state, nonce, codeVerifier };
  }

  /** @param query of the address that the browser returned to */
  async arrive(query: string, expected: Pick<SignInRequest, 'state' | 'nonce' | 'codeVerifier'>) {
    this.#discovered = undefined;
    const configuration = await this.#discover();
    const exchangeCode = () =>
      oidc.authorizationCodeGrant(configuration, new URL(`${this.#callback}${query}`), {
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        pkceCodeVerifier: expected.codeVerifier,
        idTokenExpected: true,
      });
    try {
      const tokens = await exchangeCode().catch((error: unknown) => {
        if (!isSiteRefused(error)) throw error;
        this.#prefersHeader = !this.#prefersHeader;
        return exchangeCode();
      });
      const claims = tokens.claims()!;
      const server = configuration.serverMetadata();
      // Many providers return names here and not in the ID token.
      const userInfo: OfficeClaims = server.userinfo_endpoint
        ? await oidc
            .fetchUserInfo(configuration, tokens.access_token, claims.sub)
            .catch((error: unknown) => {
              if (isComplete(claims, server)) return {};
              throw error;
            })
        : {};
      const idToken = tokens.id_token ?? '';
      return {
        issuer: claims.iss,
        subject: claims.sub,
        profile: readProfile({ ...claims, ...userInfo } as ProfileClaims),
        claims: allClaims(claims, userInfo),
        idToken: idToken.length <= MAX_ID_TOKEN ? idToken : null,
      };
    } catch (error) {
      throw describeFailure(error);
    }
  }

  async check(): Promise<void> {
    await this.#discover();
  }

  /** The address to sign out at the provider; undefined if it has none or is unavailable. */
  async signOutUrl(idToken: string | null): Promise<URL | undefined> {
    const configuration = await this.#discover().catch(() => undefined);
    if (!configuration?.serverMetadata().end_session_endpoint) return undefined;
    return oidc.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: this.#home,
      ...(idToken !== null && { id_token_hint: idToken }),
    });
  }

  async #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    // Some providers list both methods and take only one of them, see `arrive`.
    const authenticate: oidc.ClientAuth = (server, ...call) => {
      const { token_endpoint_auth_methods_supported: offered = [HEADER] } = server;
      const inHeader = !offered.includes(BODY) || (this.#prefersHeader && offered.includes(HEADER));
      const method = inHeader ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
      return method(clientSecret)(server, ...call);
    };
    this.#discovered ??= oidc.discovery(url, clientId, clientSecret, authenticate, {
      timeout: TIME_LIMIT_SECONDS,
      execute: [
        // Checks the signatures of ID tokens too, not only the connection.
        oidc.enableNonRepudiationChecks,
        // The configuration allows such an issuer only on this machine.
        ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    });
    try {
      return await this.#discovered;
    } catch (cause) {
      this.#discovered = undefined;
      throw providerAway(cause);
    }
  }
}

/** `email_verified` belongs to the `email` of the same source: the two sources may name two addresses. */
function allClaims(claims: OfficeClaims, userInfo: OfficeClaims): OfficeClaims {
  const { email, email_verified: isVerified } = Object.hasOwn(userInfo, 'email')
    ? userInfo
    : claims;
  return { ...claims, ...userInfo, email, email_verified: isVerified };
}

/** Whether user info could add nothing that the site reads. Not every provider verifies addresses. */
function isComplete(claims: ProfileClaims & OfficeClaims, server: oidc.ServerMetadata): boolean {
  const { claims_supported: known } = server;
  return (
    readNames({ given_name: claims.given_name, name: claims.name }).first_name !== signIn.unnamed &&
    'email' in claims &&
    ('email_verified' in claims || known?.includes('email_verified') === false)
  );
}

/** The provider refused this site's id and secret; the code can still be used. */
function isSiteRefused(error: unknown): boolean {
  return (
    (error instanceof oidc.ResponseBodyError ||
      error instanceof oidc.WWWAuthenticateChallengeError) &&
    (error.status === 401 || ('error' in error && error.error === 'invalid_client'))
  );
}

function providerAway(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', signIn.messages.providerAway, 30, { cause });
}

/** The callback of the browser is at fault, or the provider is. */
function describeFailure(cause: unknown): AppError {
  if (cause instanceof oidc.AuthorizationResponseError) {
    return new AppError('BAD_REQUEST', signIn.messages.refused, undefined, { cause });
  }
  const isUsed = cause instanceof oidc.ResponseBodyError && cause.error === 'invalid_grant';
  const isForged = cause instanceof oidc.ClientError && forgeries.has(cause.code ?? '');
  if (isUsed || isForged) {
    return new AppError('BAD_REQUEST', signIn.messages.ended, undefined, { cause });
  }
  const isLate = cause instanceof oidc.ClientError && cause.code === CLOCKS_DIFFER;
  if (!isLate && !isSiteRefused(cause)) return providerAway(cause);
  const message = signIn.messages[isLate ? 'clocksDiffer' : 'notAccepted'];
  return new AppError('SERVICE_UNAVAILABLE', message, 60, { cause });
}

const forgeries = new Set(['OAUTH_INVALID_RESPONSE', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED']);
/** By more than the thirty seconds that openid-client tolerates. */
const CLOCKS_DIFFER = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';

type ProfileClaims = Partial<
  Record<
    'given_name' | 'family_name' | 'name' | 'preferred_username' | 'email' | 'picture',
    unknown
  >
>;

export interface Profile {
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
}

const MAX_NAME = 200;
const MAX_URL = 2048;

export function readProfile(claims: ProfileClaims): Profile {
  return { ...readNames(claims), profile_image_url: readPicture(claims.picture) };
}

function readNames(claims: ProfileClaims): Pick<Profile, 'first_name' | 'last_name'> {
  const given = readText(claims.given_name);
  const family = readText(claims.family_name);
  if (given || family) return { first_name: given || family, last_name: given ? family : '' };

  const [first = '', ...rest] = readText(claims.name).split(' ');
  if (first) return { first_name: first, last_name: rest.join(' ') };

  const [mailbox = ''] = readText(claims.email).split('@', 1);
  const nickname = readText(claims.preferred_username).replace(/@.*/, '') || mailbox;
  return { first_name: nickname || signIn.unnamed, last_name: '' };
}

function readText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const clean = value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...clean].slice(0, MAX_NAME).join('');
}

/** Only over https, or from this machine in development. */
function readPicture(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL || !URL.canParse(value)) return null;
  const { protocol, hostname, href } = new URL(value);
  const isLocal = protocol === 'http:' && isLoopback(hostname);
  return (protocol === 'https:' || isLocal) && href.length <= MAX_URL ? href : null;
}
