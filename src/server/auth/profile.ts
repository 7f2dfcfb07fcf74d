import { signIn } from '#content/sign-in.ts';
import { isLoopback } from './loopback.ts';

/** The standard profile claims as the provider sent them: of any type. */
export type ProfileClaims = Partial<
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

/** Name and picture from the best claims available. */
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
