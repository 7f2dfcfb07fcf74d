import type { ReactNode } from 'react';
import type { ResourceCard as ResourceCardContent } from '#content/resources.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import * as css from './resource-card.css.ts';

interface ResourceCardProps {
  resource: ResourceCardContent;
  picture: ReactNode;
}

export function ResourceCard({ resource, picture }: ResourceCardProps) {
  const { id, title, badge, description, points, action } = resource;
  return (
    <li className={css.card[id]}>
      <div className={css.picture[id]}>{picture}</div>
      <div className={css.words}>
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
