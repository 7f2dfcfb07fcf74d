import type { Db } from '#db/client.ts';
import { pages } from '#content/pages.ts';
import { createSession, saveUser } from '#server/auth/auth.repository.ts';
import { hashToken } from '#server/auth/token.ts';
import { leader, sampleCoach } from './people.ts';

export const personas = {
  leader: {
    label: 'Leader',
    title: `${leader.name}, a leader`,
    text: 'Took the assessment again after three months. Has results to compare, a plan with reminders, and a link shared with a coach.',
    action: 'Sign in as Dana',
    name: leader.name,
  },
  coach: {
    label: 'Coach',
    title: `${sampleCoach.name}, the coach`,
    text: 'Runs the practice from the office: whom to write to, where people stop, what the site says. Every contact has a history.',
    action: 'Sign in as the coach',
    name: 'Owner',
  },
  newcomer: {
    label: 'Newcomer',
    title: 'A newcomer',
    text: 'Has never been here. Starts on the home page in an empty browser, and finds out what the assessment is.',
    action: 'Start as a newcomer',
    name: null,
  },
} as const;

export type Persona = keyof typeof personas;

export const isPersona = (name: string | undefined): name is Persona =>
  name !== undefined && Object.hasOwn(personas, name);

export interface SignInOptions {
  db: Db;
  /** The URL of the server. */
  target: string;
  /** The issuer of the local identity provider. */
  issuer: string;
  /** Who may enter the office. */
  officeEmail: string;
}

/** The persona's name at the identity provider; null if not signed in. */
export const personaName = (persona: Persona | undefined) =>
  persona === undefined ? null : personas[persona].name;

/** Creates a session with this token, as the identity provider's sign-in does. */
export async function signInAs(
  { db, issuer, officeEmail }: SignInOptions,
  persona: Persona | undefined,
  token: string,
): Promise<void> {
  const name = personaName(persona);
  if (name === null) return;
  const [first_name, last_name = ''] = name.split(' ') as [string, string?];
  const user = { first_name, last_name, profile_image_url: null };
  await createSession(db, {
    token_hash: hashToken(token),
    user_id: await saveUser(db, { issuer, subject: name }, user),
    id_token: null,
    ...(persona === 'coach' && {
      office_grant: `email:${officeEmail}`,
      office_name: officeEmail,
    }),
  });
}

/** @returns the cookies that make a browser the owner of the leader's assessments */
export async function leadersCookies({ db, target }: SignInOptions): Promise<Map<string, string>> {
  const cookies = new Map<string, string>();
  for (const { session_id } of await leadersLooks(db)) {
    const answer = await fetch(`${target}/api/assessment/${session_id}`);
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
  }
  return cookies;
}

export async function firstPage(db: Db, persona: Persona | undefined): Promise<string> {
  if (persona === 'coach') return '/office';
  if (persona !== 'leader') return '/';
  return `${pages.dashboard.path}?id=${(await leadersLooks(db)).at(-1)?.id ?? ''}`;
}

const leadersLooks = (db: Db) =>
  db
    .selectFrom('assessment')
    .select(['id', 'session_id'])
    .where('email', '=', leader.email)
    .orderBy('created_at')
    .execute();
