import { Link } from '@tanstack/react-router';
import { findMyResults } from '#content/assessment-words.ts';
import { Menu } from '#web/lib/menu.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { flow5, tappable } from '#web/ui/layout.css.ts';
import * as text from '#web/ui/text.css.ts';
import * as css from './assessment-frame.css.ts';
import { useFindResults } from './dialogs/find-results.tsx';
import { footer, navigation } from '#content/navigation.ts';
import { ActionLink } from '#web/lib/action-link.tsx';

export function AssessmentHeader() {
  const openFindResults = useFindResults();
  const { assessmentEnabled } = useSettings().flags;

  return (
    <header className={css.header} data-print="hide">
      <a href="#main" className={text.skipLink}>
        Skip to content
      </a>
      <Container className={css.inner}>
        <Link
          to={assessmentEnabled ? '/assessment' : '/'}
          className={css.home}
          aria-label="Ready Leader Assessment"
        >
          <Logo name="Ready Leader Assessment" />
        </Link>
        <Menu label="Assessment">
          {(close) => (
            <div className={css.menu}>
              {assessmentEnabled && (
                <>
                  <Link
                    to="/assessment"
                    activeOptions={{ exact: true }}
                    className={css.link}
                    onClick={close}
                  >
                    Assessment
                  </Link>
                  <Link to="/assessment/dashboard" className={css.link} onClick={close}>
                    Dashboard
                  </Link>
                </>
              )}
              <Button
                variant="secondary"
                onClick={() => {
                  close();
                  openFindResults();
                }}
              >
                {findMyResults}
              </Button>
              <Link to="/resources" className={`${css.link} ${text.muted}`}>
                Back to Main Site
              </Link>
            </div>
          )}
        </Menu>
      </Container>
    </header>
  );
}

const quiet = `${text.small} ${text.muted} ${tappable}`;

/** Below every page of the assessment: privacy, the visitor's data, and how to reach the practice. */
export function AssessmentFooter() {
  const { email } = useSettings().practice.contact;
  return (
    <footer className={css.footer} data-print="hide">
      <Container className={flow5}>
        <ActionLink action={footer.privacy} className={quiet} />
        <ActionLink action={footer.yourData} className={quiet} />
        {email ? (
          <a href={`mailto:${email}`} className={quiet}>
            {email}
          </a>
        ) : (
          <ActionLink action={navigation.bookCall} className={quiet} />
        )}
      </Container>
    </footer>
  );
}
