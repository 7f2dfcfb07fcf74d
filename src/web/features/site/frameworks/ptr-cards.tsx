import { ptrCards } from '#content/ptr-framework.ts';
import { Section } from '#web/ui/section.tsx';
import { cards } from './ptr-card.css.ts';
import { PtrCard } from './ptr-card.tsx';
import type { PtrKind } from './ptr-sign.tsx';

const kinds: Record<(typeof ptrCards)[number]['id'], PtrKind> = {
  preferences: 'preference',
  traditions: 'tradition',
  requirements: 'requirement',
};

export function PtrCards() {
  return (
    <Section size="flush">
      <ul role="list" className={cards}>
        {ptrCards.map((card) => (
          <PtrCard key={card.id} card={card} kind={kinds[card.id]} />
        ))}
      </ul>
    </Section>
  );
}
