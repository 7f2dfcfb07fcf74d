import { resources, type ResourceCard as ResourceCardContent } from '#content/resources.ts';
import chat from '#web/features/site/drawings/conversation.svg?raw';
import frameworkTools from '#web/features/site/drawings/framework-tools.svg';
import assessment from '#web/features/site/drawings/sample-result.svg?raw';
import audit from '#web/features/site/drawings/ways-of-speaking.svg?raw';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { NewsletterBand } from '#web/features/site/shared/bands.tsx';
import { Drawing, InlineDrawing } from '#web/features/site/shared/drawing.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './resources.css.ts';
import {
  abovePart,
  atStart,
  besideText,
  columns2,
  ends,
  fullWidth,
  grows,
  lineBelow,
  pair,
  row3,
  stack2,
  stack3,
  stack4,
  above6,
  above8,
} from '#web/ui/layout.css.ts';
import { aligned, picture } from '#web/features/site/shared/shared.css.ts';

export function ResourcesPage() {
  return (
    <>
      <ResourceList />
      <FrameworkTools />
      <NewsletterBand content={resources.stayUpdated} />
    </>
  );
}

const pictures: Record<ResourceCardContent['id'], string> = { audit, assessment, chat };

const isOpen = ({ id }: ResourceCardContent) => id !== 'chat';

function ResourceList() {
  const { hero, cards } = resources;
  return (
    <Section size="hero">
      <div className={`${pair} ${ends}`}>
        <div className={stack4}>
          <p className={text.kicker}>{hero.kicker}</p>
          <h1 className={text.display}>{hero.headline}</h1>
        </div>
        <p className={`${text.lead} ${text.muted}`}>{hero.lead}</p>
      </div>
      <ul role="list" className={`${columns2} ${above6}`}>
        {cards.filter(isOpen).map((resource) => (
          <ResourceCard key={resource.id} as="li" resource={resource} />
        ))}
      </ul>
    </Section>
  );
}

interface ResourceCardProps {
  as: 'div' | 'li';
  resource: ResourceCardContent;
  className?: string;
}

function ResourceCard({ as: Element, resource, className = '' }: ResourceCardProps) {
  const { id, title, badge, description, points, action } = resource;
  return (
    <Element className={`${css.card[id]} ${className}`}>
      <div className={`${stack4} ${atStart} ${grows}`}>
        {badge !== undefined && <Badge tone="accent">{badge}</Badge>}
        <h2 className={text.h2}>{title}</h2>
        <p>{description}</p>
        <ActionButton
          action={action}
          variant={id === 'assessment' ? 'primary' : 'secondary'}
          arrow={id === 'assessment'}
        />
        {points && (
          <ul role="list" className={stack2}>
            {points.map((point) => (
              <li key={point} className={`${row3} ${text.muted}`}>
                <CheckIcon className={`${besideText} ${text.accent}`} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <InlineDrawing
        svg={pictures[id]}
        ground={id === 'assessment' ? 'ink' : 'paper'}
        className={picture}
      />
    </Element>
  );
}

/** The tools for print, and what is still to come, below everything that works. */
function FrameworkTools() {
  const { tools, cards } = resources;
  const { headline, lead, items } = tools;
  return (
    <Section ruled>
      <SectionHeading headline={headline} lead={lead} />
      <ul role="list" className={`${columns2} ${abovePart}`}>
        {items.map(({ id, title, description, action }) => (
          <li key={id} className={`${aligned} ${atStart}`}>
            <Drawing
              src={`${frameworkTools}#${id}`}
              width="320"
              height="224"
              className={`${fullWidth} ${lineBelow}`}
            />
            <div className={stack3}>
              <h3 className={text.h3}>{title}</h3>
              <p className={text.muted}>{description}</p>
            </div>
            <ActionButton action={action} variant="secondary" />
          </li>
        ))}
      </ul>
      {cards
        .filter((resource) => !isOpen(resource))
        .map((resource) => (
          <ResourceCard key={resource.id} as="div" resource={resource} className={above8} />
        ))}
    </Section>
  );
}
