import { priorityActions, strengthActions } from '#content/personal-plan.ts';
import { developmentStatus, priorityArea, strengthArea } from '#domain/development.ts';
import { formatAverage } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { h3, h4 } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './personal-plan.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';

const statusTones = {
  'Priority Focus': 'accent',
  Assessed: 'green',
  'Ready to Develop': 'outline',
} as const;

/** 'Personalized Development Plan', drawn from the areas that are complete. */
export function PersonalPlan({ areas }: { areas: readonly AreaSummary[] }) {
  const priority = priorityArea(areas);
  const strength = strengthArea(areas);
  return (
    <TitledPart
      title="Personalized Development Plan"
      lead="Where to put your effort first, and what others can already learn from you."
    >
      <div className={css.cards}>
        {priority && (
          <Card as="article" pad="lg" className={css.priority}>
            <Badge tone="accent">Where to start</Badge>
            <h3 className={`${h3} ${css.area}`}>{priority.name}</h3>
            <p className={css.reason}>
              At {formatAverage(priority.averageScore)}, the lowest of the areas you have completed.
              Begin with one of these.
            </p>
            <ol role="list" className={css.steps}>
              {priorityActions[priority.name].map((action) => (
                <li key={action}>{action}</li>
              ))}
            </ol>
          </Card>
        )}
        {strength && (
          <Card as="article" tone="plain" pad="lg" className={css.strength}>
            <Badge tone="green">Your strength</Badge>
            <h3 className={`${h3} ${css.area}`}>{strength.name}</h3>
            <p className={css.reason}>
              At {formatAverage(strength.averageScore)}, the highest of the areas you have
              completed. Put it to use for others.
            </p>
            <ul className={css.uses}>
              {strengthActions[strength.name].map((action) => (
                <li key={action}>{action}</li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <h3 className={`${h4} ${css.statusTitle}`}>Where each area stands</h3>
      <ul role="list" className={css.statuses}>
        {areas.map((area) => {
          const status = developmentStatus(area, areas);
          return (
            <li key={area.name} className={css.status}>
              <p className={css.name}>{area.name}</p>
              <p className={css.score}>
                <VisuallyHidden>Average score: </VisuallyHidden>
                {formatAverage(area.averageScore)}
              </p>
              <Badge tone={statusTones[status]}>{status}</Badge>
            </li>
          );
        })}
      </ul>
    </TitledPart>
  );
}
