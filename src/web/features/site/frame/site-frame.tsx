import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { footer, navigation } from '#content/navigation.ts';
import { siteName } from '#content/site.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { Menu } from '#web/lib/menu.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { h4, homeLink, muted, skipLink } from '#web/ui/text.css.ts';
import { ActionButton, ActionLabel } from '#web/features/site/shared/action-button.tsx';
import { ContactDetails } from '#web/features/site/shared/contact-details.tsx';
import * as css from './site-frame.css.ts';
import { below3, measure } from '#web/ui/layout.css.ts';

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={skipLink} data-print="hide">
        {navigation.skipLink}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

function SiteHeader() {
  return (
    <header className={css.header} data-print="hide">
      <Container className={css.bar}>
        <Link
          to="/"
          className={css.headerHome}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <Logo name={siteName} />
        </Link>
        <SiteMenu />
        <ActionButton
          action={navigation.bookCall}
          variant="secondary"
          size="md"
          className={css.bookInBar}
        />
      </Container>
    </header>
  );
}

function SiteMenu() {
  const { flags } = useSettings();
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const links = navigation.links.filter(({ shownWhen }) => !shownWhen || flags[shownWhen]);

  return (
    <Menu label={navigation.label}>
      {(close) => (
        <ul role="list" className={css.list}>
          {links.map(({ ownPage, ...action }) => (
            <li key={action.label}>
              <ActionLink
                action={
                  ownPage === here ? { ...action, target: { kind: 'page', to: here } } : action
                }
                className={css.menuLink}
                onClick={close}
              />
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}

function SiteFooter() {
  return (
    <footer className={css.footer} data-print="hide">
      <Container>
        <div className={css.columns}>
          <div className={css.about}>
            <Link to="/" className={homeLink} activeOptions={{ exact: true }}>
              <Logo name={siteName} />
            </Link>
            <p className={`${muted} ${measure}`}>{footer.tagline}</p>
            <ContactDetails className={muted} linkClass={css.footerLink} />
          </div>
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={`${h4} ${below3}`}>{title}</h2>
              <ul role="list">
                {links.map((action) => (
                  <li key={action.label}>
                    <ActionLink action={action} className={css.footerLink}>
                      <ActionLabel action={action} />
                    </ActionLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={css.copyright}>
          <p>{footer.copyright}</p>
          <ActionLink action={footer.yourData} className={css.footerLink} />
          <ActionLink action={footer.privacy} className={css.footerLink} />
        </div>
      </Container>
    </footer>
  );
}
