import { Link } from '@tanstack/react-router';
import { footer } from '#content/navigation.ts';
import { siteName } from '#content/site.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { ContactFacts } from '#web/features/site/shared/contact-facts.tsx';
import { Container } from '#web/ui/container.tsx';
import { Logo } from '#web/ui/logo.tsx';
import * as styles from './site-footer.css.ts';

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-print="hide">
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Link to="/" className={styles.home} activeOptions={{ exact: true }}>
              <Logo name={siteName} />
            </Link>
            <p className={styles.tagline}>{footer.tagline}</p>
            <ContactFacts linkClass={styles.link} />
          </div>
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul role="list">
                {links.map((action) => (
                  <li key={action.label}>
                    <ActionLink action={action} className={styles.link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.copyright}>
          <p>{footer.copyright}</p>
          <ActionLink action={footer.yourData} className={styles.link} />
          <ActionLink action={footer.privacy} className={styles.link} />
        </div>
      </Container>
    </footer>
  );
}
