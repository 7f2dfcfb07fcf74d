import type { ComponentType } from 'react';
import type {
  OfferTerms,
  PracticeFigure,
  SocialProfile,
  Testimonial,
} from '#domain/site-settings.ts';
import { offerLabels } from '#content/office-site.ts';
import { practiceSettings, type SettingKind, type SettingPath } from '#content/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, type FieldFrame } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { Draft } from './draft.ts';
import { PortraitField } from './portrait-field.tsx';
import { Place } from './settings-fields.tsx';
import { across, selfStart } from '#web/ui/layout.css.ts';
import * as css from './site.css.ts';

interface Props {
  place: string;
  draft: Draft;
}

const controls: Record<SettingKind, ComponentType<Props>> = {
  line: LineField,
  email: LineField,
  phone: LineField,
  minutes: NumberField,
  dollars: NumberField,
  lines: LinesField,
  portrait: PortraitField,
  testimonial: TestimonialFields,
  profiles: ProfileFields,
  figures: FigureFields,
  offer: OfferFields,
};

/** Longer lines would be cut on a phone. */
const SHORT = 100;

export function PracticeField({ path, draft }: { path: SettingPath; draft: Draft }) {
  const setting = practiceSettings[path];
  const props = { place: `facts.${path}`, draft };
  if (setting.kind === 'line' && setting.max > SHORT) return <LineField {...props} as={LongLine} />;
  const Control = controls[setting.kind];
  return <Control {...props} />;
}

interface LineProps extends FieldFrame {
  id?: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

function LineField({ place, draft, as: Line = Field }: Props & { as?: ComponentType<LineProps> }) {
  return (
    <Place place={place} draft={draft}>
      {(field) => (
        <Line
          {...field}
          value={draft.value(place) as string}
          onChange={({ target }) => draft.set(place, target.value)}
        />
      )}
    </Place>
  );
}

/** One line of text that shows as several. */
function LongLine({ onChange, ...field }: LineProps) {
  return (
    <TextAreaField
      {...field}
      rows={2}
      onChange={({ target }) => onChange({ target: { value: target.value.replaceAll('\n', ' ') } })}
    />
  );
}

/** Keeps invalid text as typed, so that the server can report it. */
function NumberField({ place, draft }: Props) {
  const value = draft.value(place) as number | string | null;
  const parse = (text: string) => {
    if (text.trim() === '') return null;
    return Number.isNaN(Number(text)) ? text : Number(text);
  };
  return (
    <Place place={place} draft={draft}>
      {(field) => (
        <Field
          {...field}
          type="number"
          step="any"
          inputMode="decimal"
          value={value ?? ''}
          onChange={({ target }) => draft.set(place, parse(target.value))}
        />
      )}
    </Place>
  );
}

/** One value per line; empty lines are ignored. */
function LinesField({ place, draft }: Props) {
  const lines = draft.value(place) as readonly string[];
  return (
    <Place place={place} draft={draft}>
      {(field) => (
        <TextAreaField
          {...field}
          rows={Math.max(3, lines.length + 1)}
          value={lines.join('\n')}
          onChange={({ target }) =>
            draft.set(place, target.value === '' ? [] : target.value.split('\n'))
          }
          onBlur={() =>
            draft.set(
              place,
              lines.filter((line) => line.trim() !== ''),
            )
          }
        />
      )}
    </Place>
  );
}

/** What the control of a part of a setting needs. */
const partsOf =
  <Parts extends object>(draft: Draft, place: string, parts: Parts, set: (parts: Parts) => void) =>
  (name: keyof Parts & string): Pick<LineProps, 'value' | 'error' | 'onChange'> => ({
    value: (parts[name] ?? '') as string,
    error: draft.errors[`${place}.${name}`],
    onChange: ({ target }) => set({ ...parts, [name]: target.value }),
  });

function TestimonialFields({ place, draft }: Props) {
  const said = draft.value(place) as Testimonial | null;
  const part = partsOf(draft, place, said ?? { quote: '', attribution: '' }, (next) =>
    draft.set(place, next.quote === '' && next.attribution === '' ? null : next),
  );
  return (
    <Place place={place} draft={draft} isGroup>
      {() => (
        <>
          <TextAreaField label="Quote" rows={4} {...part('quote')} />
          <Field
            label="Who said it"
            hint="By role, or by name if the client has agreed."
            {...part('attribution')}
          />
        </>
      )}
    </Place>
  );
}

function ProfileFields({ place, draft }: Props) {
  const profiles = draft.value(place) as readonly SocialProfile[];
  return (
    <Place place={place} draft={draft} isGroup>
      {() => (
        <>
          {[...profiles.entries()].map(([at, profile]) => {
            const part = partsOf(draft, `${place}.${at}`, profile, (next) =>
              draft.set(place, profiles.with(at, next)),
            );
            return (
              <div key={at} className={css.row}>
                <Field label={`Network ${at + 1}`} {...part('label')} />
                <Field label={`Address ${at + 1}`} type="url" {...part('url')} />
                <Button
                  variant="quiet"
                  aria-label={`Remove ${profile.label || `profile ${at + 1}`}`}
                  onClick={() => draft.set(place, profiles.toSpliced(at, 1))}
                >
                  Remove
                </Button>
              </div>
            );
          })}
          <Button
            variant="secondary"
            className={selfStart}
            onClick={() => draft.set(place, [...profiles, { label: '', url: '' }])}
          >
            Add profile
          </Button>
        </>
      )}
    </Place>
  );
}

function FigureFields({ place, draft }: Props) {
  const figures = draft.value(place) as readonly PracticeFigure[];
  return (
    <Place place={place} draft={draft} isGroup>
      {() =>
        [...figures.entries()].map(([at, given]) => {
          const part = partsOf(draft, `${place}.${at}`, given, ({ seen, ...figure }) =>
            draft.set(place, figures.with(at, seen ? { ...figure, seen } : figure)),
          );
          return (
            <div key={at} className={css.figure}>
              <Field label={`Number ${at + 1}`} {...part('value')} />
              <Field label="What it counts" {...part('label')} />
              <div className={across}>
                <LongLine label="Where you notice it (optional)" {...part('seen')} />
              </div>
            </div>
          );
        })
      }
    </Place>
  );
}

function OfferFields({ place, draft }: Props) {
  const offer = draft.value(place) as OfferTerms;
  const part = partsOf(draft, place, offer, (next) => draft.set(place, next));
  return (
    <Place place={place} draft={draft} isGroup>
      {() =>
        Object.entries(offerLabels).map(([key, label]) => (
          <LongLine key={key} label={label} {...part(key as keyof OfferTerms)} />
        ))
      }
    </Place>
  );
}
