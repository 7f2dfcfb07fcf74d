import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { newTabHint } from '#content/navigation.ts';
import { office } from '#content/office.ts';
import { siteName } from '#content/site.ts';
import { trpc, queryClient } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Container } from '#web/ui/boxes.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { h4, ink, mayBreak, skipLink, smallSize, textLink } from '#web/ui/text.css.ts';
import { ToastViewport } from '#web/ui/toast-viewport.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './office-frame.css.ts';
import { PageHead } from './page.tsx';
import { OfficeLink } from './routing.tsx';
import { errorStatus } from '#web/lib/api-error.ts';
import { apart, cluster3, measure, middle, stack6 } from '#web/ui/layout.css.ts';

const { navigation } = office;

const sections = [
  ['/office', navigation.overview],
  ['/office/people', navigation.people],
  ['/office/site', navigation.site],
  ['/office/webhooks', navigation.webhooks],
  ['/office/log', navigation.log],
  ['/office/status', navigation.status],
] as const;

const mark = (
  <>
    <Logo name={siteName} />
    <span className={css.office}>{office.name}</span>
  </>
);

export function OfficeFrame() {
  const status = useSessionStatus();
  const { data: me, refetch } = useQuery(trpc.office.me.queryOptions());
  const router = useRouter();

  // Checks access on each page, and when the window gets focus: the user may have signed in again in
  // another tab.
  useEffect(() => {
    const check = () => void refetch();
    const unsubscribe = router.subscribe('onResolved', check);
    window.addEventListener('focus', check);
    return () => {
      unsubscribe();
      window.removeEventListener('focus', check);
    };
  }, [router, refetch]);

  if (status === 'out') return <Out />;
  return (
    <>
      <a href="#main" className={skipLink}>
        {office.skipLink}
      </a>
      <header className={css.header}>
        <Container className={css.bar}>
          <OfficeLink to="/office" className={css.home}>
            {mark}
          </OfficeLink>
          <p className={css.who}>
            {me && status === 'in' && (
              <>
                <span className={css.signedInAs}>{office.signedInAs}</span>{' '}
                <strong className={`${ink} ${mayBreak}`}>{me.name}</strong>
              </>
            )}
          </p>
          <a href="/" className={textLink}>
            {office.toSite}
          </a>
          {status === 'in' && (
            // A link, because a form may not redirect to the identity provider.
            <a href="/api/logout" className={textLink}>
              {office.signOut}
            </a>
          )}
        </Container>
        <Container>
          <nav aria-label={navigation.label}>
            <ul role="list" className={css.links}>
              {sections.map(([to, label]) => (
                <li key={to}>
                  <OfficeLink
                    to={to}
                    activeOptions={{ exact: to === '/office', includeSearch: false }}
                    className={css.link}
                  >
                    {label}
                  </OfficeLink>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      </header>
      {status === 'signed-out' && <SignedOut />}
      <main id="main" tabIndex={-1} className={css.main}>
        <Container className={stack6}>
          <Outlet />
        </Container>
      </main>
      <ToastViewport />
    </>
  );
}

/** Shown above a page until the user has signed in again in another tab. */
function SignedOut() {
  const { title, text, action } = office.signedOut;
  const returnTo = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div role="alert" className={css.band}>
      <Container className={`${cluster3} ${middle} ${apart}`}>
        <div>
          <p className={h4}>{title}</p>
          <p className={`${smallSize} ${measure}`}>{text}</p>
        </div>
        <a
          href={`/api/login?${new URLSearchParams({ returnTo })}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({})}
        >
          <span>{action}</span>
          <VisuallyHidden> {newTabHint}</VisuallyHidden>
        </a>
      </Container>
    </div>
  );
}

/** Replaces the whole office, so that none of its data stays on the screen. */
function Out() {
  const { title, text, action } = office.out;
  return (
    <>
      <header className={css.header}>
        <Container className={css.bar}>
          <a href="/" className={css.home}>
            {mark}
          </a>
        </Container>
      </header>
      <main id="main" className={css.main}>
        <Container className={stack6}>
          <PageHead title={title} lead={<span role="alert">{text}</span>} />
          <p>
            <a href="/" className={buttonClass({})}>
              {action}
            </a>
          </p>
        </Container>
      </main>
    </>
  );
}

/** Signed in; signed out, because the session has ended; or out, because access was removed. */
type SessionStatus = 'in' | 'signed-out' | 'out';

let status: SessionStatus = 'in';
const listeners = new Set<() => void>();

function setStatus(next: SessionStatus): void {
  // Only reloading the page leaves `out`.
  if (status === next || status === 'out') return;
  status = next;
  if (next === 'out') queryClient.clear();
  // Repeats the queries that failed while the user was signed out.
  if (next === 'in') {
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }
  for (const listener of listeners) listener();
}

function readResult(result: string, error: unknown): void {
  if (result === 'success') setStatus('in');
  if (result !== 'error') return;
  const code = errorStatus(error);
  if (code === 401) setStatus('signed-out');
  if (code === 403) setStatus('out');
}

/** Reads the session status from the result of every query and mutation. */
export function watchSessionStatus(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated') readResult(event.action.type, event.query.state.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated') readResult(event.action.type, event.mutation.state.error);
  });
}

export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(subscribe, () => status);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
