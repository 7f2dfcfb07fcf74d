export const signIn = {
  /** The name of a user for whom the identity provider gives none. */
  unnamed: 'Leader',
  problem: {
    title: 'Sign-in did not work.',
    notReady: 'Sign-in isn’t ready yet.',
    again: 'Try Signing In Again',
    home: 'Back to Main Site',
  },
  /** Another website tried to sign the user out. */
  notSignedOut: {
    title: 'You are still signed in.',
    action: 'Go to the Chat',
  },
  /** A link on another website leads to the sign-in. */
  start: {
    title: 'Sign in?',
    text: 'A link on another website or in a message brought you here. Sign in only if you meant to.',
    action: 'Sign In',
    stay: 'Go to the Home Page',
  },
  signOut: {
    title: 'Sign out?',
    text: 'You will need to sign in again to read your conversations.',
    action: 'Sign Out',
    stay: 'Stay Signed In',
  },
  messages: {
    notSetUp: 'Sign-in is not set up on this site yet. Please come back later.',
    providerAway:
      'The sign-in service cannot be reached right now. Please try again in a few minutes.',
    clocksDiffer:
      'The clocks of this site and of the sign-in service differ too much. Please tell the practice: its server needs the correct time.',
    notAccepted:
      'The sign-in service does not accept this site. Please tell the practice: the client id or secret is wrong.',
    foreignReturn: 'The address to return to must be a page of this site, such as /chatbot.',
    ended:
      'This sign-in has expired, was already used, or began in another browser. Please start again.',
    refused:
      'The sign-in was canceled or refused. Please start again if you still want to sign in.',
    tooMany: 'Too many sign-ins from here. Wait a minute, then try again.',
    foreignSignOut:
      'Another website asked to sign you out. To do so yourself, use Sign Out in the chat.',
  },
} as const;
