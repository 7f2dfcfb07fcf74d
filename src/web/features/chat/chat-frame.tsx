import { Link } from '@tanstack/react-router';
import { useState, type ReactNode, type RefObject } from 'react';
import { chat } from '#content/chat.ts';
import { siteName } from '#content/site.ts';
import { useWideScreen } from '#web/lib/use-wide-screen.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './chat-frame.css.ts';
import { keepDraft, signOutUrl } from './data/session.ts';
import type { User } from './data/queries.ts';
import { homeLink, medium, small, textLink } from '#web/ui/text.css.ts';
import {
  belowMedium,
  inCenter,
  cutShort,
  fills,
  fromMedium,
  grows,
  inside3,
  lineAbove,
  middle,
  pushed,
  relative,
  rigid,
  row3,
  shrinks,
} from '#web/ui/layout.css.ts';

const { openSidebar, closeSidebar, backToSite } = chat.labels;
const SIDEBAR = 'chat-sidebar';

interface ChatFrameProps {
  /** The element of the sidebar, so that the page can close it on a phone. */
  panel: RefObject<HTMLElement | null>;
  sidebar: ReactNode;
  user?: ReactNode;
  /** `div` where it is only a preview behind other content. */
  as?: 'main' | 'div';
  children: ReactNode;
}

/**
 * Sidebar and main pane, as high as the window. On a phone the sidebar is a popover: the browser
 * closes it on Escape or a click outside, and returns the focus.
 */
export function ChatFrame({ panel, sidebar, user, as: Pane = 'main', children }: ChatFrameProps) {
  const [isExpanded, setExpanded] = useState(true);
  const close = () => panel.current?.hidePopover();
  useWideScreen('medium', close);

  return (
    <div className={css.frame}>
      <aside
        ref={panel}
        id={SIDEBAR}
        popover="auto"
        aria-label={chat.labels.conversations}
        data-collapsed={!isExpanded || undefined}
        className={css.sidebar}
      >
        <div className={css.sidebarBar}>
          <Link to="/" className={homeLink}>
            <Logo name={siteName} />
          </Link>
          <Button
            variant="quiet"
            square
            className={belowMedium}
            aria-label={closeSidebar}
            onClick={close}
          >
            <CloseIcon size={22} />
          </Button>
        </div>
        {sidebar}
        <Link to="/resources" className={`${textLink} ${small} ${lineAbove} ${inside3}`}>
          {backToSite}
        </Link>
      </aside>
      <div className={`${fills} ${css.pane}`}>
        <header className={css.header}>
          <Button
            variant="quiet"
            square
            className={belowMedium}
            popoverTarget={SIDEBAR}
            aria-controls={SIDEBAR}
            aria-label={openSidebar}
          >
            <MenuIcon size={24} />
          </Button>
          <Button
            variant="quiet"
            square
            className={fromMedium}
            aria-expanded={isExpanded}
            aria-controls={SIDEBAR}
            aria-label={isExpanded ? closeSidebar : openSidebar}
            onClick={() => setExpanded(!isExpanded)}
          >
            <MenuIcon size={24} />
          </Button>
          <h1 className={css.title}>{chat.name}</h1>
          {user}
        </header>
        <Pane className={`${relative} ${fills}`}>{children}</Pane>
      </div>
    </div>
  );
}

export function SignedInUser({ user }: { user: User }) {
  const { firstName, lastName, profileImageUrl } = user;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <div className={`${row3} ${middle} ${shrinks} ${pushed}`}>
      <Picture key={profileImageUrl} url={profileImageUrl} fallback={initials(user)} />
      <p className={`${cutShort} ${shrinks} ${medium}`}>{name}</p>
      {/* A link, because a content policy may forbid a form to redirect to the identity provider. */}
      <a
        href={signOutUrl}
        className={`${buttonClass({ variant: 'quiet' })} ${rigid}`}
        onClick={() => keepDraft('')}
      >
        {chat.labels.signOut}
      </a>
    </div>
  );
}

/** Shows the initials until the picture has loaded, or if it fails to load. */
function Picture({ url, fallback }: { url: string | null; fallback: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span aria-hidden className={css.picture}>
      <span>{fallback}</span>
      {url !== null && !isBroken && (
        <img
          src={url}
          alt=""
          width={40}
          height={40}
          referrerPolicy="no-referrer"
          className={css.image}
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

/** The first letters of both names, in any script. */
export function initials({ firstName, lastName }: User): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Announces once what is loading. */
export function Spinner({ label }: { label: string }) {
  return (
    <div aria-busy className={`${inCenter} ${grows}`}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <span aria-hidden className={css.spinner} />
    </div>
  );
}
