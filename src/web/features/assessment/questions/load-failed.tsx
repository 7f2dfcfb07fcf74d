import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './load-failed.css.ts';

interface LoadFailedProps {
  message: string;
  onRetry: () => void;
}

export function LoadFailed({ message, onRetry }: LoadFailedProps) {
  return (
    <Container width="text" className={css.page}>
      <h1 className={text.h2}>{message}</h1>
      <p role="alert" className={text.muted}>
        We could not reach the assessment just now. Your saved answers are safe. Check your
        connection, then try again.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </Container>
  );
}
