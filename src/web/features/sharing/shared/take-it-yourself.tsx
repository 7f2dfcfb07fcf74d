import { Link } from '@tanstack/react-router';
import { shared } from '#content/sharing.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { textLink } from '#web/ui/text.css.ts';
import * as css from './shared.css.ts';

/** For a visitor who is nobody here yet; nothing while the assessment cannot be taken. */
export function TakeItYourself() {
  const { assessmentEnabled } = useSettings().flags;
  if (!assessmentEnabled) return null;
  return (
    <p data-print="hide" className={css.yourself}>
      {shared.yourself}{' '}
      <Link to="/assessment" className={textLink}>
        {shared.take}
      </Link>
    </p>
  );
}
