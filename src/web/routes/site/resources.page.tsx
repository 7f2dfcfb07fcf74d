import type { FunctionComponent } from 'react';
import {
  resources,
  type ResourceCard as ResourceCardContent,
  type FrameworkTool,
} from '#content/resources.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { NewsletterBand } from '#web/features/site/shared/bands.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './resources.css.ts';

export function ResourcesPage() {
  return (
    <>
      <ResourceList />
      <FrameworkTools />
      <ToCome />
      <NewsletterBand content={resources.stayUpdated} />
    </>
  );
}

const pictures: Record<ResourceCardContent['id'], FunctionComponent> = {
  audit: AuditDrawing,
  assessment: RadarDrawing,
  chat: ChatDrawing,
};

const isOpen = ({ id }: ResourceCardContent) => id !== 'chat';

function ResourceList() {
  const { hero, cards } = resources;
  return (
    <Section size="flush">
      <div className={css.opening}>
        <div className={css.headline}>
          <p className={text.kicker}>{hero.kicker}</p>
          <h1 className={text.display}>{hero.headline}</h1>
        </div>
        <p className={css.lead}>{hero.lead}</p>
      </div>
      <ul role="list" className={css.list}>
        {cards.filter(isOpen).map((resource) => (
          <ResourceCard key={resource.id} as="li" resource={resource} />
        ))}
      </ul>
    </Section>
  );
}

/** Tools that are still to come, below everything that works. */
function ToCome() {
  return (
    <Section size="flush" className={css.toCome}>
      {resources.cards
        .filter((resource) => !isOpen(resource))
        .map((resource) => (
          <ResourceCard key={resource.id} as="div" resource={resource} />
        ))}
    </Section>
  );
}

interface ResourceCardProps {
  as: 'div' | 'li';
  resource: ResourceCardContent;
}

function ResourceCard({ as: Element, resource }: ResourceCardProps) {
  const { id, title, badge, description, points, action } = resource;
  const Picture = pictures[id];
  return (
    <Element className={css.card[id]}>
      <div className={css.cardWords}>
        {badge !== undefined && <Badge tone="accent">{badge}</Badge>}
        <h2 className={css.title}>{title}</h2>
        <p>{description}</p>
        <ActionButton
          action={action}
          variant={id === 'assessment' ? 'primary' : 'secondary'}
          arrow={id === 'assessment'}
        />
        {points && (
          <ul role="list" className={css.points}>
            {points.map((point) => (
              <li key={point} className={css.point}>
                <CheckIcon className={css.check} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.picture[id]}>
        <Picture />
      </div>
    </Element>
  );
}

function FrameworkTools() {
  const { headline, lead, items } = resources.tools;
  return (
    <Section ruled>
      <SectionHeading headline={headline} lead={lead} />
      <ul role="list" className={css.tools}>
        {items.map(({ id, title, description, action }) => (
          <li key={id} className={css.tool}>
            <PrintedPage of={id} />
            <div className={css.toolWords}>
              <h3 className={text.h3}>{title}</h3>
              <p className={text.muted}>{description}</p>
            </div>
            <ActionButton action={action} variant="secondary" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Three ways of speaking, from the loosest to the firmest: preference, tradition, requirement. */
function AuditDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden className={css.drawing}>
      <path d="M1 1h178v44H29l-14 13v-13H1Z" className={css.dashed} />
      <path d="M22 23h96" className={css.words} />
      <path d="M71 71h178v44h-150l-14 13v-13h-14Z" className={css.line} />
      <path d="M92 93h124" className={css.words} />
      <path d="M141 141h178v44h-150l-14 13v-13h-14Z" className={css.solid} />
      <path d="M162 163h132" className={css.onSolid} />
    </svg>
  );
}

/** The corners of a regular pentagon around (100, 100), 90 away from it. */
const corners = [
  [100, 10],
  [186, 72],
  [153, 173],
  [47, 173],
  [14, 72],
] as const;

const at = ([x, y]: readonly [number, number], part: number) =>
  [100 + (x - 100) * part, 100 + (y - 100) * part] as const;
const outline = (parts: readonly number[]) =>
  `M${corners.map((corner, index) => at(corner, parts[index] ?? 0).join(' ')).join('L')}Z`;

const rings = [0.25, 0.5, 0.75, 1].map((part) => outline([part, part, part, part, part])).join('');
const spokes = corners.map((corner) => `M100 100L${corner.join(' ')}`).join('');
const scores = [0.75, 0.5, 0.75, 0.25, 1];
/** Strokes without length, whose round ends are the dots. */
const scored = corners
  .map((corner, index) => `M${at(corner, scores[index] ?? 0).join(' ')}h0`)
  .join('');

/** The radar of the five areas, with a sample result. */
function RadarDrawing() {
  return (
    <svg viewBox="0 0 200 184" aria-hidden className={css.drawing}>
      <path d={rings + spokes} className={css.web} />
      <path d={outline(scores)} className={css.result} />
      <path d={scored} className={css.dot} />
    </svg>
  );
}

/** A conversation that has not begun. */
function ChatDrawing() {
  return (
    <svg viewBox="0 0 320 120" aria-hidden className={css.drawing}>
      <path d="M319 1H181v42h116l14 13V43h8Z" className={css.dashed} />
      <path d="M1 65h160v42H23L9 120v-13H1Z" className={css.dashed} />
      <circle cx="62" cy="86" r="4" className={css.solid} />
      <circle cx="81" cy="86" r="4" className={css.solid} />
      <circle cx="100" cy="86" r="4" className={css.solid} />
    </svg>
  );
}

/** Strokes without length, whose round ends are the dots. */
const dots = (places: string) => places.replaceAll(/\d+ \d+/g, 'M$&h0');

const pages = {
  // A tree over the ground and its roots below, the four levels named at the side.
  decisionTree: {
    lines:
      'M168 176V62M168 146l-40-36M168 124l-26-38M168 138l42-38M168 118l24-38M152 176c-8 14-24 18-36 28M168 176c0 14 4 20 0 34M184 176c8 14 24 18 36 28',
    faint: 'M92 176h152M256 66h52M256 100h40M256 146h56M256 194h44',
    dashed: '',
    solid: '',
    points: dots(
      '128 110 112 100 142 86 128 72 156 66 168 50 182 62 192 80 206 70 210 100 226 92 150 108 188 120',
    ),
  },
  // The template's four columns: how loose or firm each entry is, and what is filled in beside it.
  ptr: {
    lines:
      'M92 70h56M178 70h20M224 70h26M278 70h34M178 137a10 10 0 1 0 20 0 10 10 0 1 0-20 0M183 137a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
    faint:
      'M80 86h240M80 120h240M80 154h240M80 188h240M164 54v160M212 54v160M266 54v160M92 103h48M92 137h56M92 171h40M224 103h30M224 137h22M224 171h30M278 103h30M278 137h34M278 171h24',
    dashed: 'M178 103a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
    solid: 'M179 162h18v18h-18Z',
    points: '',
  },
};

/** A page as it comes out of the printer. Decoration: the text below says what is on it. */
function PrintedPage({ of }: { of: FrameworkTool['id'] }) {
  const { lines, faint, dashed, solid, points } = pages[of];
  return (
    <svg viewBox="40 0 320 224" aria-hidden className={css.printedDrawing}>
      <path d="M64 24h272v200H64Z" className={css.sheet} />
      <path d="M48 24h304" className={css.slot} />
      <path d={faint} className={css.faint} />
      <path d={lines} className={css.printedLine} />
      <path d={dashed} className={css.printedDashed} />
      <path d={solid} className={css.printedSolid} />
      <path d={points} className={css.printedPoint} />
    </svg>
  );
}
