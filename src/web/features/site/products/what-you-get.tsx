import { products } from '#content/products.ts';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ItemRows } from '#web/features/site/shared/item-rows.tsx';

export function WhatYouGet() {
  const { headline, items } = products.playbook.whatYouGet;
  return (
    <Section tone="deep">
      <div className={split}>
        <h2 className={text.h2}>{headline}</h2>
        <ItemRows items={items} />
      </div>
    </Section>
  );
}
