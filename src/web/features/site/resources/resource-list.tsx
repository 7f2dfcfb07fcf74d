import type { FunctionComponent } from 'react';
import { resources, type ResourceCard as ResourceCardContent } from '#content/resources.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { AuditDrawing } from './audit-drawing.tsx';
import { ChatDrawing } from './chat-drawing.tsx';
import { RadarDrawing } from './radar-drawing.tsx';
import { ResourceCard } from './resource-card.tsx';
import { headline, lead, list, opening } from './resource-list.css.ts';

const pictures: Record<ResourceCardContent['id'], FunctionComponent> = {
  audit: AuditDrawing,
  assessment: RadarDrawing,
  chat: ChatDrawing,
};

export function ResourceList() {
  const { hero, cards } = resources;
  return (
    <Section size="flush">
      <div className={opening}>
        <div className={headline}>
          <p className={text.kicker}>{hero.kicker}</p>
          <h1 className={text.display}>{hero.headline}</h1>
        </div>
        <p className={lead}>{hero.lead}</p>
      </div>
      <ul role="list" className={list}>
        {cards.map((resource) => {
          const Picture = pictures[resource.id];
          return <ResourceCard key={resource.id} resource={resource} picture={<Picture />} />;
        })}
      </ul>
    </Section>
  );
}
