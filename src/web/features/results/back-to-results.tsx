import { Link } from '@tanstack/react-router';
import { ArrowLeftIcon } from '#web/ui/icons.tsx';
import { smallSize, textLink } from '#web/ui/text.css.ts';
import { above2, tappable } from '#web/ui/layout.css.ts';

/** @param id the assessment, or the latest if undefined */
export function BackToResults({ id }: { id: string | undefined }) {
  return (
    <Link
      to="/assessment/dashboard"
      search={id === undefined ? {} : { id }}
      data-print="hide"
      className={`${textLink} ${smallSize} ${tappable} ${above2}`}
    >
      <ArrowLeftIcon />
      Back to Your Results
    </Link>
  );
}
