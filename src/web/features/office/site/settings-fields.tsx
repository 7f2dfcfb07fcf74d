import { flagNotes, linkNotes } from '#content/going-live.ts';
import type { FeatureFlag, LinkKey } from '#content/links.ts';
import { officeSite, places } from '#content/office-site.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Draft } from './draft.ts';
import { idOf, Place } from './place.tsx';
import * as css from './site.css.ts';

/** Where each link leads. */
export function LinkFields({ draft }: { draft: Draft }) {
  return (Object.keys(linkNotes) as LinkKey[]).map((key) => {
    const place = `links.${key}`;
    const isRuled = draft.site.from.links[key] === 'environment';
    return (
      <Place key={key} place={place} draft={draft}>
        {(field) => (
          <Field
            {...field}
            // Not as a url: our own privacy notice is a path.
            inputMode="url"
            readOnly={isRuled}
            hint={isRuled ? officeSite.ruled(linkNotes[key].variable) : field.hint}
            value={draft.value(place) as string}
            onChange={({ target }) => draft.set(place, target.value.trim())}
          />
        )}
      </Place>
    );
  });
}

/** What is open. */
export function FlagFields({ draft }: { draft: Draft }) {
  return (Object.keys(flagNotes) as FeatureFlag[]).map((key) => {
    const place = `flags.${key}`;
    const { label, hint, page } = places.get(place)!;
    const isRuled = draft.site.from.flags[key] === 'environment';
    return (
      <div key={key} onFocus={() => draft.look(page)}>
        <CheckBox
          id={idOf(place)}
          disabled={isRuled}
          checked={draft.value(place) as boolean}
          onChange={(isOpen) => draft.set(place, isOpen)}
          note={
            <>
              {hint} {isRuled && officeSite.ruled(flagNotes[key].variable)}
            </>
          }
        >
          <b className={css.name}>{label}</b>
        </CheckBox>
      </div>
    );
  });
}
