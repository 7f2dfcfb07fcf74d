import type { ReactNode } from 'react';
import { officeSite, places } from '#content/office-site.ts';
import { flagKeys, flagSettings, linkKeys, linkSettings } from '#content/site-settings.ts';
import { OfficeSection } from '#web/office/parts/page.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Field, type FieldFrame } from '#web/ui/field.tsx';
import { errorAt, isChanged, type Draft } from './draft.ts';
import * as text from '#web/ui/text.css.ts';
import { cluster2, middle, whole } from '#web/ui/layout.css.ts';
import * as css from './site.css.ts';

interface SettingsPartProps {
  title: string;
  lead?: string;
  draft: Draft;
  children: ReactNode;
}

/** A part of the form, folded to its title, the number of settings to fill in, and on a desktop screen their names. */
export function SettingsPart({ title, lead, draft, children }: SettingsPartProps) {
  const left = draft.site.open.filter(({ path }) => places.get(path)?.group === title).length;
  const inPart = [...places.values()].filter(({ group }) => group === title);
  const notes = (
    <>
      {left > 0 && (
        <span className={`${text.smallSize} ${text.muted} ${whole}`}>{officeSite.left(left)}</span>
      )}
      <span className={css.contents}>{inPart.map(({ label }) => label).join('\u00a0· ')}</span>
    </>
  );
  return (
    <OfficeSection title={title} lead={lead} actions={notes} isFolded>
      <div className={css.settings}>{children}</div>
    </OfficeSection>
  );
}

export function LinkFields({ draft }: { draft: Draft }) {
  return linkKeys.map((key) => {
    const place = `links.${key}`;
    const lockedByEnv = draft.site.from.links[key] === 'environment';
    return (
      <Place key={key} place={place} draft={draft}>
        {(field) => (
          <Field
            {...field}
            // Not type="url", because the link to the privacy notice may be a path.
            inputMode="url"
            readOnly={lockedByEnv}
            hint={lockedByEnv ? officeSite.lockedByEnv(linkSettings[key].variable) : field.hint}
            value={draft.value(place) as string}
            onChange={({ target }) => draft.set(place, target.value.trim())}
          />
        )}
      </Place>
    );
  });
}

export function FlagFields({ draft }: { draft: Draft }) {
  return flagKeys.map((key) => {
    const place = `flags.${key}`;
    const { label, hint, page } = places.get(place)!;
    const lockedByEnv = draft.site.from.flags[key] === 'environment';
    return (
      <div key={key} onFocus={() => draft.look(page)}>
        <CheckBox
          id={idOf(place)}
          disabled={lockedByEnv}
          checked={draft.value(place) as boolean}
          onChange={(isOpen) => draft.set(place, isOpen)}
          note={
            lockedByEnv ? `${hint} ${officeSite.lockedByEnv(flagSettings[key].variable)}` : hint
          }
        >
          <b className={`${cluster2} ${middle} ${text.strong}`}>{label}</b>
        </CheckBox>
      </div>
    );
  });
}

interface PlaceProps {
  place: string;
  draft: Draft;
  isGroup?: boolean;
  children: (field: FieldFrame & { id: string }) => ReactNode;
}

/** Shows the name, description, and state of a setting around its controls. */
export function Place({ place, draft, isGroup = false, children }: PlaceProps) {
  const { label, hint, page } = places.get(place)!;
  const open = draft.site.open.find(({ path }) => path === place)?.is;
  // Only while the field shows what is saved; an empty field needs no mark.
  const mark = open === 'empty' || isChanged(draft, place) ? undefined : open;
  const error = errorAt(draft.errors, place);
  const named = (
    <span className={`${cluster2} ${middle} ${text.strong}`}>
      <span>{label}</span>
      {mark && <Badge tone="accent">{officeSite.badges[mark]}</Badge>}
    </span>
  );
  const look = () => draft.look(page);
  if (!isGroup) {
    return <div onFocus={look}>{children({ id: idOf(place), label: named, hint, error })}</div>;
  }
  return (
    <fieldset id={idOf(place)} tabIndex={-1} className={css.group} onFocus={look}>
      <legend className={css.legend}>{named}</legend>
      <p className={`${text.small} ${text.muted}`}>{hint}</p>
      {children({ id: idOf(place), label: named })}
    </fieldset>
  );
}

/** The id of the element that a link to the setting leads to. */
export const idOf = (place: string) => place.replaceAll('.', '-');
