import type { FastifyReply, FastifyRequest } from 'fastify';
import { signIn, type SignInPage } from '#content/sign-in.ts';

/** Sends such a page in the site's own looks. */
export type SendSignInPage = (reply: FastifyReply, page: SignInPage) => Promise<FastifyReply>;

/** Who follows links in a browser reads a page; a program gets the API's own shape. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** What went wrong, and what helps. */
export function problemPage({
  message,
  returnTo,
}: {
  message: string;
  returnTo: string;
}): SignInPage {
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
export const signOutPage: SignInPage = {
  title: signIn.signOut.title,
  text: signIn.signOut.text,
  isProblem: false,
  main: { label: signIn.signOut.action, href: '/api/logout', isForm: true },
  other: { label: signIn.signOut.stay, href: '/chatbot' },
};
