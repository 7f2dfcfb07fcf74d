type AuthMethod = 'client_secret_basic' | 'client_secret_post';

/** What a product sends that the plain provider does not. */
export interface Dialect {
  /** As its discovery document lists them; undefined: the document names none. */
  authMethods: readonly string[] | undefined;
  /** The only method that its token endpoint takes for this client. */
  accepts: AuthMethod;
  /** More of its discovery document; `undefined` removes an entry. */
  document?: Readonly<Record<string, unknown>>;
  /** The claims about the user in the ID token. */
  idToken: readonly string[];
  /** The claims in the user info, or how the endpoint fails. */
  userInfo: readonly string[] | 'refused' | 'web page' | 'of another user';
  /** Signed user info, `application/jwt`. */
  signsUserInfo?: true;
  /** Keys without `alg`, and tokens with `nbf`. */
  likeEntra?: true;
  /** Truth values as text. */
  spellsTruth?: true;
}

const names = ['name', 'given_name', 'family_name', 'preferred_username'];
const address = ['email', 'email_verified'];
const all = [...names, ...address, 'picture', 'groups'];

export const dialects = {
  /** A client with "User info signed response algorithm". `claims_supported` lacks `email_verified`. */
  keycloak: {
    authMethods: [
      'private_key_jwt',
      'client_secret_basic',
      'client_secret_post',
      'tls_client_auth',
    ],
    accepts: 'client_secret_post',
    document: {
      claims_supported: ['aud', 'sub', 'iss', 'auth_time', ...names, 'email', 'acr'],
      userinfo_signing_alg_values_supported: ['PS384', 'ES384', 'RS384', 'HS256', 'RS256', 'none'],
    },
    idToken: [...names, ...address],
    userInfo: all,
    signsUserInfo: true,
  },
  /** Never says whether an address is verified. */
  entra: {
    authMethods: ['client_secret_post', 'private_key_jwt', 'client_secret_basic'],
    accepts: 'client_secret_post',
    document: {
      claims_supported: ['sub', 'iss', 'aud', 'exp', 'iat', 'nonce', 'name', 'tid', 'ver', 'email'],
      authorization_response_iss_parameter_supported: undefined,
    },
    idToken: ['name', 'preferred_username', 'email', 'groups'],
    userInfo: ['name', 'given_name', 'family_name', 'email', 'picture'],
    likeEntra: true,
  },
  /** A Microsoft Graph that refuses the token of another audience. */
  'entra for an API of its own': {
    authMethods: ['client_secret_post', 'private_key_jwt', 'client_secret_basic'],
    accepts: 'client_secret_post',
    document: { claims_supported: ['sub', 'iss', 'aud', 'exp', 'iat', 'name', 'email'] },
    idToken: ['name', 'preferred_username', 'email', 'groups'],
    userInfo: 'refused',
    likeEntra: true,
  },
  auth0: {
    authMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    accepts: 'client_secret_post',
    document: { claims_supported: ['aud', 'sub', ...all], end_session_endpoint: undefined },
    idToken: ['name', 'given_name', 'family_name', 'picture', ...address],
    userInfo: all,
  },
  google: {
    authMethods: ['client_secret_post', 'client_secret_basic'],
    accepts: 'client_secret_post',
    document: {
      claims_supported: ['aud', 'exp', 'iat', 'iss', 'sub', ...names, ...address, 'picture'],
      end_session_endpoint: undefined,
      authorization_response_iss_parameter_supported: undefined,
    },
    idToken: ['name', 'given_name', 'family_name', 'picture', ...address],
    userInfo: ['name', 'given_name', 'family_name', 'picture', ...address],
  },
  /** A thin ID token beside an access token, and an app that takes one of the methods it lists. */
  okta: {
    authMethods: ['client_secret_basic', 'client_secret_post', 'client_secret_jwt', 'none'],
    accepts: 'client_secret_basic',
    document: { claims_supported: ['iss', 'ver', 'sub', 'aud', ...all] },
    idToken: [],
    userInfo: all,
  },
  cognito: {
    authMethods: ['client_secret_basic', 'client_secret_post'],
    accepts: 'client_secret_basic',
    document: { claims_supported: undefined, end_session_endpoint: undefined },
    idToken: [],
    userInfo: all,
    spellsTruth: true,
  },
  'header only': {
    authMethods: ['client_secret_basic'],
    accepts: 'client_secret_basic',
    idToken: [],
    userInfo: all,
  },
  'body only': {
    authMethods: ['client_secret_post'],
    accepts: 'client_secret_post',
    idToken: [],
    userInfo: all,
  },
  /** The standard's default is the header. */
  'no methods named': {
    authMethods: undefined,
    accepts: 'client_secret_basic',
    idToken: [],
    userInfo: all,
  },
  'user info of a proxy': {
    authMethods: ['client_secret_basic'],
    accepts: 'client_secret_basic',
    idToken: all,
    userInfo: 'web page',
  },
  'user info of another user': {
    authMethods: ['client_secret_basic'],
    accepts: 'client_secret_basic',
    idToken: all,
    userInfo: 'of another user',
  },
} as const satisfies Record<string, Dialect>;
