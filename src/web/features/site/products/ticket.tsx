import { products } from '#content/products.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { Price } from './price.tsx';
import { name as nameClass, offer, stub, ticket } from './ticket.css.ts';

/** What is sold and what it costs, as on a ticket that is torn off. */
export function Ticket() {
  const { name, format, closing, action } = products.playbook;
  return (
    <Section>
      <div className={ticket}>
        <div className={offer}>
          <h2 className={text.h1}>{closing}</h2>
          <p>
            <strong className={nameClass}>{name}</strong>
            <br />
            {format}
          </p>
        </div>
        <div className={stub}>
          <Price />
          <ActionButton action={action} arrow />
        </div>
      </div>
    </Section>
  );
}
