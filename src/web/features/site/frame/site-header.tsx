import { Link } from '@tanstack/react-router';
import { navigation } from '#content/navigation.ts';
import { siteName } from '#content/site.ts';
import { Container } from '#web/ui/container.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { bar, bookInBar, header, home } from './site-header.css.ts';
import { SiteMenu } from './site-menu.tsx';

export function SiteHeader() {
  return (
    <header className={header} data-print="hide">
      <Container className={bar}>
        <Link to="/" className={home} activeOptions={{ exact: true, includeSearch: false }}>
          <Logo name={siteName} />
        </Link>
        <SiteMenu />
        <ActionButton action={navigation.bookCall} size="md" className={bookInBar} />
      </Container>
    </header>
  );
}
