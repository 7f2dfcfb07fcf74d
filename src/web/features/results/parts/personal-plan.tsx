import type { ReactNode } from 'react';
import { planCards, type PlanCard } from '#content/plan-cards.ts';
import { isAreaComplete, type AreaSummary } from '#domain/scoring.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { ownLine } from '#web/ui/fold.css.ts';
import { PhoneFold } from '#web/ui/phone-fold.tsx';
import { balanced, h3, label as labelText, muted } from '#web/ui/text.css.ts';
import * as css from './personal-plan.css.ts';
import { TitledPart, type PartLink } from '#web/ui/titled-part.tsx';
import { above2, above3, below2, measure } from '#web/ui/layout.css.ts';

interface PersonalPlanProps extends PartLink {
  areas: readonly AreaSummary[];
  /** Leads on where an area has to be finished before there is advice. */
  finish?: ReactNode;
  /** Below the advice. */
  children?: ReactNode;
}

/** 'Personalized Development Plan', based on the complete areas. */
export function PersonalPlan({ areas, finish, children, ...part }: PersonalPlanProps) {
  const cards = planCards(areas, Boolean(finish));
  return (
    <TitledPart {...part} lead={leadOf(cards, areas)}>
      <div className={css.cards}>
        {cards.map((card) => (
          <Plan key={card.label} card={card}>
            {card.parts.length === 0 && finish}
          </Plan>
        ))}
      </div>
      {children}
    </TitledPart>
  );
}

function leadOf(cards: readonly PlanCard[], areas: readonly AreaSummary[]): string {
  if (!areas.every(isAreaComplete)) {
    return 'Advice from completed areas. It may change once the rest are rated.';
  }
  return cards.some(({ label }) => label === 'Strength')
    ? 'Where to put your effort first, and what others can learn from you.'
    : 'Where to put your effort first.';
}

function Plan({ card, children }: { card: PlanCard; children?: ReactNode }) {
  const { label, title, reason, parts } = card;
  const isStrength = label === 'Strength';
  const heading = (
    <>
      <span className={ownLine}>
        <Badge tone={isStrength ? 'green' : 'accent'}>{label}</Badge>
      </span>
      <h3 className={`${h3} ${above3}`}>{title}</h3>
    </>
  );
  const advice = (
    <>
      <p className={`${above2} ${measure} ${muted} ${balanced}`}>{reason}</p>
      <div className={css.parts}>
        {parts.map(({ area, actions }) => (
          <div key={area}>
            {area !== null && <h4 className={`${labelText} ${below2}`}>{area}</h4>}
            <ActionList actions={actions} isNumbered={!isStrength && actions.length > 1} />
          </div>
        ))}
        {children}
      </div>
    </>
  );
  return (
    <Card as="article" tone={isStrength ? 'plain' : 'raised'} pad="lg">
      <PhoneFold folds={isStrength} title={heading}>
        {advice}
      </PhoneFold>
    </Card>
  );
}

function ActionList({ actions, isNumbered }: { actions: readonly string[]; isNumbered: boolean }) {
  const items = actions.map((action) => <li key={action}>{action}</li>);
  return isNumbered ? (
    <ol role="list" className={css.steps}>
      {items}
    </ol>
  ) : (
    <ul className={css.uses}>{items}</ul>
  );
}
