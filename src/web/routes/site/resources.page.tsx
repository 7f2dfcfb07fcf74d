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

const pictures: Record<ResourceCardContent['id'], string> = { audit, assessment, chat };

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
      <InlineDrawing
        svg={pictures[id]}
        ground={id === 'assessment' ? 'ink' : 'paper'}
        className={css.picture[id]}
      />
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
            <Drawing
              src={`${frameworkTools}#${id}`}
              width="320"
              height="224"
              className={css.printedPage}
            />
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
