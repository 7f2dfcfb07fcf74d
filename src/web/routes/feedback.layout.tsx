import { QueryClientProvider } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { feedbackForm as words } from '#content/feedback-form.ts';
import * as frame from '#web/features/assessment/assessment-frame.css.ts';
import { AssessmentFooter } from '#web/features/assessment/assessment-frame.tsx';
import { queryClient } from '#web/lib/trpc.ts';
import { Container } from '#web/ui/boxes.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { lineBelow } from '#web/ui/layout.css.ts';
import { skipLink } from '#web/ui/text.css.ts';

/** A link to `#main` would replace the token in the address, and a reload would need it. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}

/** The frame of the page for invited colleagues: no menu leads them away. */
export function FeedbackLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <a href="#main" className={skipLink} onClick={skip}>
        {words.skipLink}
      </a>
      <header className={lineBelow}>
        <Container className={frame.inner}>
          <Link to="/" className={frame.home}>
            <Logo />
          </Link>
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <AssessmentFooter />
    </QueryClientProvider>
  );
}
