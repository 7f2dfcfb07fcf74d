import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { textLink } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './filter-bar.css.ts';
import { SearchLink, useChangeSearch, type Query } from './routing.tsx';

interface FilterBarProps {
  /** What is filtered, for assistive technology: 'Filter people'. */
  label: string;
  /** The query in the address. Each field is named after the value that it sets. */
  values: Query;
  /** The values of fields that the address does not set. */
  defaults?: Query;
  /** Uncontrolled fields: `<Field name="search" label="Search" />`. */
  children: ReactNode;
}

/** Stores the filters in the page's address, so that they can be bookmarked and shared. */
export function FilterBar({ label, values, defaults, children }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const changeSearch = useChangeSearch();

  // Compared by content, so that a background reload does not undo a choice.
  const address = JSON.stringify([values, defaults ?? {}]);
  useEffect(() => {
    const [given, usual] = JSON.parse(address) as [Query, Query];
    for (const field of fieldsOf(form.current)) {
      field.value = given[field.name] ?? usual[field.name] ?? '';
    }
  }, [address]);

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    const given = fields.map(({ name, value }) => [name, value.trim() || undefined]);
    // A new filter starts at the first page.
    void changeSearch({ ...(Object.fromEntries(given) as Query), page: undefined });
  };
  const filters = Object.keys(values).filter((name) => name !== 'sort' && name !== 'page');
  const none = Object.fromEntries([...filters, 'page'].map((name) => [name, undefined])) as Query;

  return (
    <search>
      <form ref={form} aria-label={label} className={css.bar} onSubmit={apply}>
        {children}
        <div className={css.actions}>
          <Button type="submit">
            <span>
              Apply<VisuallyHidden> filters</VisuallyHidden>
            </span>
          </Button>
          {filters.length > 0 && (
            <SearchLink change={none} className={textLink}>
              Clear
              <VisuallyHidden> filters</VisuallyHidden>
            </SearchLink>
          )}
        </div>
      </form>
    </search>
  );
}

function fieldsOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] {
  return [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.name !== '',
  );
}
