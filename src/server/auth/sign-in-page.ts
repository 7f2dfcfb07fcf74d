import type { NoticePage } from '#content/notice-page.ts';
import { signIn } from '#content/sign-in.ts';

/** Explains the problem and the next step. */
export function problemPage({
  message,
  returnTo,
}: {
  message: string;
  returnTo: string;
}): NoticePage {
  const { title, again, home } = signIn.problem;
  const problem = { title, text: message, isProblem: true };
  const toSite = { label: home, href: '/' };
  // To try again would lead here again.
  if (message === signIn.messages.notSetUp) return { ...problem, main: toSite };
  if (message === signIn.messages.foreignSignOut) {
    const { title: stillIn, action } = signIn.notSignedOut;
    return { ...problem, title: stillIn, main: { label: action, href: '/chatbot' }, other: toSite };
  }
  const login = `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
  return { ...problem, main: { label: again, href: login }, other: toSite };
}

/** Asks, because a link on another site could lead here. */
export const signOutPage: NoticePage = {
  title: signIn.signOut.title,
  text: signIn.signOut.text,
  isProblem: false,
  main: { label: signIn.signOut.action, href: '/api/logout', isForm: true },
  other: { label: signIn.signOut.stay, href: '/chatbot' },
};
