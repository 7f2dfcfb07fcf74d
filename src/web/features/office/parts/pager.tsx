import { buttonClass } from '#web/ui/button.css.ts';
import { SearchLink, type Query } from './routing.tsx';
import * as css from './pager.css.ts';

interface PagerProps {
  /** Of what: 'People'. */
  label: string;
  /** What is shown of how much: '51 to 100 of 1,204'. */
  summary: string;
  /** What leads to the part before and the part after, where there is one. */
  previous?: Query | undefined;
  next?: Query | undefined;
}

/** The way through the parts of what is too long for one page. */
export function Pager({ label, summary, previous, next }: PagerProps) {
  const look = buttonClass({ variant: 'secondary' });
  return (
    <nav aria-label={`${label}: parts`} className={css.pager}>
      <p role="status" className={css.summary}>
        {summary}
      </p>
      {previous && (
        <SearchLink change={previous} className={look}>
          Previous
        </SearchLink>
      )}
      {next && (
        <SearchLink change={next} className={look}>
          Next
        </SearchLink>
      )}
    </nav>
  );
}
