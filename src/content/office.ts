import type { PageId } from './pages.ts';
import { siteName } from './site.ts';

/** The words of the office's header, and of the pages shown instead of the office. */
export const office = {
  name: 'Office',
  skipLink: 'Skip to content',
  navigation: {
    label: 'Office',
    overview: 'Overview',
    people: 'People',
    site: 'Site',
    webhooks: 'Webhooks',
    log: 'Audit log',
    status: 'Status',
  },
  toSite: 'View the site',
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  missing: {
    title: 'Page not found',
    text: 'There is no office page at this address.',
    back: 'Go to the overview',
  },
  broken: {
    title: 'Something went wrong',
    text: 'This page stopped working. Nothing you saved is lost.',
    again: 'Reload the page',
  },
  /** The twelve hours are over, or the user signed out in another tab. */
  signedOut: {
    title: 'You are signed out',
    text: 'For security, the office asks you to sign in again after twelve hours. What you typed stays here: sign in, then come back to this page.',
    action: 'Sign in again',
  },
  /** The user lost access while the office was open. */
  out: {
    title: 'You no longer have access',
    text: 'Your access to the office was removed. If you think this is a mistake, write to the person who runs this site.',
    action: 'Go to the site',
  },
  /** Signed in, but without access. */
  refused: {
    title: 'You do not have access to the office',
    as: (who: string) => `You are signed in as ${who}.`,
    text: `Only people added by the owner of ${siteName} can enter.`,
    unverified:
      'The sign-in service does not say that it has verified your email address. Verify it there, then sign in again. If the service never says so, set OFFICE_CLAIM instead of OFFICE_EMAILS.',
    note: 'If you were just added, sign in again.\nTo use another account, sign out first.',
    signOut: 'Sign out',
    again: 'Sign in again',
  },
  /** Access could not be checked. */
  closed: {
    title: 'The office cannot be opened right now',
    again: 'Try again',
  },
} as const;

export const notSaved = 'Not saved. Please try again.';
export const createNewSecret = 'Create new secret';

export function officeTitle(page: string): string {
  return `${page} | ${office.name} | ${siteName}`;
}

/** The pages of the site by short names, as its menu has them; all of them can be previewed. */
export const pageNames: Partial<Record<PageId, string>> = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  newsletter: 'Newsletter',
  resources: 'Resources',
  products: 'Products',
  assessment: 'Assessment',
  dashboard: 'Dashboard',
  decisionTree: 'Decision tree',
  ptrFramework: 'Preferences, traditions, requirements',
  method: 'How this was made',
  chatbot: 'Chat',
  privacy: 'Privacy notice',
};
