import type {
  OfferTerms,
  PracticeFigure,
  SocialProfile,
  Testimonial,
} from '#domain/site-settings.ts';
import { offerLabels } from '#content/office-site.ts';
import { practiceSettings, type SettingPath } from '#content/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, type FieldFrame } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { errorAt, type Draft } from './draft.ts';
import { PortraitField } from './portrait-field.tsx';
import { Place } from './settings-fields.tsx';
import { across, selfStart } from '#web/ui/layout.css.ts';
import * as css from './site.css.ts';

interface Props {
  place: string;
  draft: Draft;
}

export function PracticeField({ path, draft }: { path: SettingPath; draft: Draft }) {
  const props = { place: `facts.${path}`, draft };
  const setting = practiceSettings[path];
  switch (setting.kind) {
    case 'line':
      return <LineField {...props} isLong={setting.max > SHORT} />;
    case 'email':
    case 'phone':
      return <LineField {...props} />;
    case 'minutes':
    case 'dollars':
      return <NumberField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    case 'portrait':
      return <PortraitField {...props} />;
    case 'testimonial':
      return <TestimonialFields {...props} />;
    case 'profiles':
      return <ProfileFields {...props} />;
    case 'figures':
      return <FigureFields {...props} />;
    case 'offer':
      return <OfferFields {...props} />;
  }
}

/** Longer lines would be cut on a phone. */
const SHORT = 100;

function LineField({ place, draft, isLong = false }: Props & { isLong?: boolean }) {
  const Line = isLong ? LongLine : Field;
  return (
    <Place place={place} draft={draft}>
      {(field) => (
        <Line
          {...field}
          value={draft.value(place) as string}
          onChange={({ target }: { target: { value: string } }) => draft.set(place, target.value)}
        />
      )}
    </Place>
  );
}

interface LongLineProps extends FieldFrame {
  id?: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** One line of text that shows as several. */
function LongLine({ onChange, ...field }: LongLineProps) {
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

function TestimonialFields({ place, draft }: Props) {
  const { quote = '', attribution = '' } = (draft.value(place) as Testimonial | null) ?? {};
  const set = (next: Testimonial) =>
    draft.set(place, next.quote === '' && next.attribution === '' ? null : next);
  return (
    <Place place={place} draft={draft} isGroup>
      {() => (
        <>
          <TextAreaField
            label="Quote"
            rows={4}
            value={quote}
            error={draft.errors[`${place}.quote`]}
            onChange={({ target }) => set({ quote: target.value, attribution })}
          />
          <Field
            label="Who said it"
            hint="By role, or by name if the client has agreed."
            value={attribution}
            error={draft.errors[`${place}.attribution`]}
            onChange={({ target }) => set({ quote, attribution: target.value })}
          />
        </>
      )}
    </Place>
  );
}

function ProfileFields({ place, draft }: Props) {
  const profiles = draft.value(place) as readonly SocialProfile[];
  const set = (at: number, change: Partial<SocialProfile>) =>
    draft.set(place, profiles.with(at, { ...profiles[at]!, ...change }));
  return (
    <Place place={place} draft={draft} isGroup>
      {() => (
        <>
          {[...profiles.entries()].map(([at, { label, url }]) => (
            <div key={at} className={css.row}>
              <Field
                label={`Network ${at + 1}`}
                value={label}
                error={draft.errors[`${place}.${at}.label`]}
                onChange={({ target }) => set(at, { label: target.value })}
              />
              <Field
                label={`Address ${at + 1}`}
                type="url"
                value={url}
                error={draft.errors[`${place}.${at}.url`]}
                onChange={({ target }) => set(at, { url: target.value })}
              />
              <Button
                variant="quiet"
                aria-label={`Remove ${label || `profile ${at + 1}`}`}
                onClick={() => draft.set(place, profiles.toSpliced(at, 1))}
              >
                Remove
              </Button>
            </div>
          ))}
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
  const set = (at: number, change: Partial<PracticeFigure>) => {
    const { seen, ...figure } = { ...figures[at]!, ...change };
    draft.set(place, figures.with(at, seen ? { ...figure, seen } : figure));
  };
  return (
    <Place place={place} draft={draft} isGroup>
      {() =>
        [...figures.entries()].map(([at, { value, label, seen = '' }]) => (
          <div key={at} className={css.figure}>
            <Field
              label={`Number ${at + 1}`}
              value={value}
              error={draft.errors[`${place}.${at}.value`]}
              onChange={({ target }) => set(at, { value: target.value })}
            />
            <Field
              label="What it counts"
              value={label}
              error={draft.errors[`${place}.${at}.label`]}
              onChange={({ target }) => set(at, { label: target.value })}
            />
            <div className={across}>
              <LongLine
                label="Where you notice it (optional)"
                value={seen}
                error={draft.errors[`${place}.${at}.seen`]}
                onChange={({ target }) => set(at, { seen: target.value })}
              />
            </div>
          </div>
        ))
      }
    </Place>
  );
}

function OfferFields({ place, draft }: Props) {
  const offer = draft.value(place) as OfferTerms;
  return (
    <Place place={place} draft={draft} isGroup>
      {() =>
        Object.entries(offerLabels).map(([key, label]) => (
          <LongLine
            key={key}
            label={label}
            value={offer[key as keyof OfferTerms]}
            error={errorAt(draft.errors, `${place}.${key}`)}
            onChange={({ target }) => draft.set(place, { ...offer, [key]: target.value })}
          />
        ))
      }
    </Place>
  );
}
