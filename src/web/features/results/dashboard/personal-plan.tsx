import { planCards, type PlanCard } from '#content/plan-cards.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { h3 } from '#web/ui/text.css.ts';
import * as css from './personal-plan.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';

/** 'Personalized Development Plan', based on the complete areas. */
export function PersonalPlan({ areas }: { areas: readonly AreaSummary[] }) {
  const cards = planCards(areas);
  const hasStrength = cards.some(({ label }) => label === 'Strength');
  return (
    <TitledPart
      title="Personalized Development Plan"
      lead={
        hasStrength
          ? 'Advice from your scores: where to put effort first, and what others can already learn from you.'
          : 'Advice from your scores: where to put effort first.'
      }
    >
      <div className={css.cards}>
        {cards.map((card) => (
          <Plan key={card.label} card={card} />
        ))}
      </div>
    </TitledPart>
  );
}

function Plan({ card: { label, title, reason, parts } }: { card: PlanCard }) {
  const isStrength = label === 'Strength';
  return (
    <Card
      as="article"
      tone={isStrength ? 'plain' : 'raised'}
      pad="lg"
      className={isStrength ? css.strength : css.priority}
    >
      <Badge tone={isStrength ? 'green' : 'accent'}>{label}</Badge>
      <h3 className={`${h3} ${css.area}`}>{title}</h3>
      <p className={css.reason}>{reason}</p>
      {parts.map(({ area, actions }) => (
        <div key={area} className={css.part}>
          {area !== null && <h4 className={css.partTitle}>{area}</h4>}
          <Actions actions={actions} isNumbered={!isStrength && actions.length > 1} />
        </div>
      ))}
    </Card>
  );
}

function Actions({ actions, isNumbered }: { actions: readonly string[]; isNumbered: boolean }) {
  const items = actions.map((action) => <li key={action}>{action}</li>);
  return isNumbered ? (
    <ol role="list" className={css.steps}>
      {items}
    </ol>
  ) : (
    <ul className={css.uses}>{items}</ul>
  );
}
