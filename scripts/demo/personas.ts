import type { Db } from '#db/client.ts';
import { pages } from '#content/pages.ts';
import { createSession } from '#server/auth/session.repository.ts';
import { saveUser } from '#server/auth/sign-in.repository.ts';
import { hashToken, newToken } from '#server/auth/token.ts';
import { cookieHeader, keepCookies, leader } from './people.ts';

interface Words {
  /** In the bar. */
  label: string;
  title: string;
  text: string;
  action: string;
  /** At the identity provider; null: not signed in. */
  name: string | null;
}

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
    title: 'The coach, in the office',
    text: 'Runs the practice: whom to call, where people stop, what the site says. Every contact has a history.',
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
} as const satisfies Record<string, Words>;

export type Persona = keyof typeof personas;

export const isPersona = (name: string | undefined): name is Persona =>
  name !== undefined && Object.hasOwn(personas, name);

export interface SignInOptions {
  db: Db;
  /** Of the server itself. */
  target: string;
  /** Of the local identity provider. */
  issuer: string;
  /** Who may enter the office. */
  officeEmail: string;
}

/** Creates a session for this token, as the identity provider's sign-in would. */
export async function createPersonaSession(
  { db, issuer, officeEmail }: SignInOptions,
  persona: Persona,
  token: string,
): Promise<void> {
  const { name } = personas[persona];
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

/** @returns the cookies of the persona's browser */
export async function becomePersona(
  options: SignInOptions,
  persona: Persona,
): Promise<ReadonlyMap<string, string>> {
  const cookies = new Map([
    ['session', ''],
    ['assessments', ''],
  ]);
  if (persona === 'newcomer') return cookies;
  const token = newToken();
  await createPersonaSession(options, persona, token);
  cookies.set('session', token);
  if (persona === 'coach') return cookies;
  for (const { session_id } of await leadersLooks(options.db)) {
    const headers = { cookie: cookieHeader(cookies) };
    keepCookies(
      cookies,
      await fetch(`${options.target}/api/assessment/${session_id}`, { headers }),
    );
  }
  return cookies;
}

/** The page where the persona begins. */
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
