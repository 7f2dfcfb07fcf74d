import { footer, navigation } from '#content/navigation.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Container } from '#web/ui/container.tsx';
import * as css from './assessment-footer.css.ts';

/** Below every page of the assessment: privacy, the visitor's data, and how to reach the practice. */
export function AssessmentFooter() {
  const { email } = useSettings().practice.contact;
  return (
    <footer className={css.footer} data-print="hide">
      <Container className={css.links}>
        <ActionLink action={footer.privacy} className={css.link} />
        <ActionLink action={footer.yourData} className={css.link} />
        {email ? (
          <a href={`mailto:${email}`} className={css.link}>
            {email}
          </a>
        ) : (
          <ActionLink action={navigation.bookCall} className={css.link} />
        )}
      </Container>
    </footer>
  );
}
