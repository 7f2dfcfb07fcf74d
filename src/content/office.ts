import { siteName } from './site.ts';

/** What the frame of the owner's office says, and the pages that stand before its door. */
export const office = {
  name: 'Office',
  skipLink: 'Skip to content',
  navigation: {
    label: 'Office',
    overview: 'Overview',
    people: 'People',
    site: 'The site',
    webhooks: 'Webhooks',
    log: 'Log',
  },
  toSite: 'View the site',
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  missing: {
    title: 'There is no such page',
    text: 'Nothing in the office is at this address.',
    back: 'Go to the overview',
  },
  broken: {
    title: 'This page did not work',
    text: 'Something on it went wrong. Nothing that was saved is lost.',
    again: 'Load it again',
  },
  /** The twelve hours are over, or somebody signed out elsewhere. */
  signedOut: {
    title: 'You are signed out',
    text: 'For safety the office asks you to sign in again after twelve hours. What you typed stays here: sign in, come back to this page, and go on.',
    action: 'Sign in again',
  },
  /** The right was taken away while the office was open. */
  out: {
    title: 'You may no longer be in the office',
    text: 'The right to enter it was taken away from you. Whoever looks after this site can tell why.',
    action: 'Leave',
  },
  /** Signed in, and with no right to enter. */
  refused: {
    title: 'The office is not open to you',
    as: (who: string) => `You are signed in as ${who}.`,
    text: `Only those whom the owner of ${siteName} has named may enter.`,
    note: 'If you were named just now, sign in again. If you have another account, sign out first.',
    signOut: 'Sign out',
    again: 'Sign in again',
  },
  /** The door itself does not work. */
  closed: {
    title: 'The office cannot be opened right now',
    again: 'Try again',
  },
} as const;

/** A document's title: of a page of the office. */
export function officeTitle(page: string): string {
  return `${page} | ${office.name} | ${siteName}`;
}
