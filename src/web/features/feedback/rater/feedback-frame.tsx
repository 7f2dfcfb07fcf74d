import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { feedbackForm as words } from '#content/feedback-form.ts';
import { skip as skipLink } from '#web/features/assessment/assessment-header.css.ts';
import { AssessmentFooter } from '#web/features/assessment/assessment-footer.tsx';
import { main } from '#web/features/assessment/assessment-footer.css.ts';
import { Container } from '#web/ui/container.tsx';
import { Logo } from '#web/ui/logo.tsx';
import * as css from './feedback-frame.css.ts';

/** A link to `#main` would replace the token in the address, and a reload would need it. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}

export function FeedbackFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={skipLink} onClick={skip}>
        {words.skipLink}
      </a>
      <header className={css.header}>
        <Container className={css.inner}>
          <Link to="/" className={css.home}>
            <Logo />
          </Link>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <AssessmentFooter />
    </>
  );
}
