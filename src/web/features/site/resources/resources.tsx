import type { FunctionComponent } from 'react';
import { resources, type ResourceCard as ResourceCardContent } from '#content/resources.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { AuditDrawing, ChatDrawing, PrintedPage, RadarDrawing } from './drawings.tsx';
import * as css from './resources.css.ts';

const pictures: Record<ResourceCardContent['id'], FunctionComponent> = {
  audit: AuditDrawing,
  assessment: RadarDrawing,
  chat: ChatDrawing,
};

const isOpen = ({ id }: ResourceCardContent) => id !== 'chat';

export function ResourceList() {
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

/** What is still to come, below everything that works. */
export function ToCome() {
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

export function FrameworkTools() {
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
