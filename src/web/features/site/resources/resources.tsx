import type { FunctionComponent, ReactNode } from 'react';
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
        {cards.map((resource) => {
          const Picture = pictures[resource.id];
          return <ResourceCard key={resource.id} resource={resource} picture={<Picture />} />;
        })}
      </ul>
    </Section>
  );
}

interface ResourceCardProps {
  resource: ResourceCardContent;
  picture: ReactNode;
}

function ResourceCard({ resource, picture }: ResourceCardProps) {
  const { id, title, badge, description, points, action } = resource;
  return (
    <li className={css.card[id]}>
      <div className={css.picture[id]}>{picture}</div>
      <div className={css.cardWords}>
        {badge !== undefined && <Badge tone="accent">{badge}</Badge>}
        <h2 className={css.title}>{title}</h2>
        <p className={text.lead}>{description}</p>
        <ul role="list" className={css.points}>
          {points.map((point) => (
            <li key={point} className={css.point}>
              <CheckIcon className={css.check} />
              {point}
            </li>
          ))}
        </ul>
        <ActionButton
          action={action}
          variant={id === 'assessment' ? 'primary' : 'secondary'}
          arrow={id === 'assessment'}
          className={css.button}
        />
      </div>
    </li>
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
