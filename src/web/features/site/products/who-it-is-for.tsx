import { products } from '#content/products.ts';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { list, person, step } from './who-it-is-for.css.ts';

export function WhoItIsFor() {
  const { headline, items } = products.playbook.whoItIsFor;
  return (
    <Section>
      <div className={split}>
        <h2 className={text.h2}>{headline}</h2>
        <ul role="list" className={list}>
          {items.map((item) => (
            <li key={item} className={person}>
              <span aria-hidden className={step} />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
