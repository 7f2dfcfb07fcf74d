import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { muted, smallSize, textLink } from '#web/ui/text.css.ts';
import { ChevronDownIcon } from '#web/ui/tool-icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './page.css.ts';
import { SearchLink, useChangeSearch, type Query } from './routing.tsx';
import { cluster3, middle, stack4 } from '#web/ui/layout.css.ts';

interface FilterBarProps {
  /** What is filtered, for assistive technology: 'Filter people'. */
  label: string;
  /** The query in the address. Each field is named after the value that it sets. */
  values: Query;
  defaults?: Query;
  /** Beside the button that unfolds the fields, or below it: the order of a list, and what is found. */
  order?: ReactNode;
  /** Uncontrolled fields: `<Field name="search" label="Search" />`. */
  children: ReactNode;
}

/**
 * Stores the filters in the page's address, so that they can be bookmarked and shared. On a phone and
 * a tablet a button unfolds them.
 */
export function FilterBar({ label, values, defaults, order, children }: FilterBarProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
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
    // A hidden field leaves its value in the address as it is.
    const fields = fieldsOf(event.currentTarget).filter((field) => field.checkVisibility());
    const given = fields.map(({ name, value }) => [name, value.trim() || undefined]);
    // A new filter starts at the first page.
    void changeSearch({ ...(Object.fromEntries(given) as Query), page: undefined });
    // The button in focus may fold away.
    toggle.current?.focus();
    setOpen(false);
  };
  const filters = Object.keys(values).filter((name) => name !== 'sort' && name !== 'page');
  const none = Object.fromEntries([...filters, 'page'].map((name) => [name, undefined])) as Query;

  const clear = filters.length > 0 && (
    <SearchLink change={none} className={textLink}>
      Clear
      <VisuallyHidden> filters</VisuallyHidden>
    </SearchLink>
  );

  return (
    <search className={stack4}>
      <div className={`${cluster3} ${middle} ${smallSize} ${muted} ${css.belowLarge}`}>
        <Button
          ref={toggle}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{filters.length > 0 ? `Filters (${filters.length})` : 'Filters'}</span>
          <ChevronDownIcon size={20} className={css.chevron} />
        </Button>
        {!isOpen && clear}
        {order}
      </div>
      {/* oxlint-disable-next-line react/forbid-elements -- the browser checks the dates */}
      <form
        ref={form}
        id={id}
        aria-label={label}
        className={isOpen ? css.bar : css.folded}
        onSubmit={apply}
      >
        {children}
        <div className={css.actions}>
          <Button type="submit" variant="secondary">
            <span>
              Apply<VisuallyHidden> filters</VisuallyHidden>
            </span>
          </Button>
          {clear}
        </div>
      </form>
    </search>
  );
}

const fieldsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []),
];
