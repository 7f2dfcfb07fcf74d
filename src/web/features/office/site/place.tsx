import type { ReactNode } from 'react';
import { officeSite, places } from '#content/office-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { hint as hintClass } from '#web/ui/field.css.ts';
import type { FieldFrame } from '#web/ui/field.tsx';
import type { Draft } from './draft.ts';
import { errorAt } from './issues.ts';
import * as css from './site.css.ts';

interface PlaceProps {
  place: string;
  draft: Draft;
  /** Several controls under one name. */
  isGroup?: boolean;
  children: (field: FieldFrame & { id: string }) => ReactNode;
}

/** What surrounds the controls of one thing that can be changed: its name, what it is, and how it stands. */
export function Place({ place, draft, isGroup = false, children }: PlaceProps) {
  const { label, hint, page } = places.get(place)!;
  const open = draft.site.open.find(({ path }) => path === place)?.is;
  const error = errorAt(draft.errors, place);
  const named = (
    <span className={css.name}>
      {label}
      {open && (
        <Badge tone={open === 'empty' ? 'neutral' : 'accent'}>{officeSite.badges[open]}</Badge>
      )}
    </span>
  );
  const look = () => draft.look(page);
  if (!isGroup) {
    return <div onFocus={look}>{children({ id: idOf(place), label: named, hint, error })}</div>;
  }
  return (
    <fieldset id={idOf(place)} tabIndex={-1} className={css.group} onFocus={look}>
      <legend className={css.legend}>{named}</legend>
      <p className={hintClass}>{hint}</p>
      {children({ id: idOf(place), label: named })}
    </fieldset>
  );
}

/** Of the element that a link to the place leads to. */
export const idOf = (place: string) => place.replaceAll('.', '-');

/** Not by the address: the router would take it for a page of its own. */
export function focusPlace(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
