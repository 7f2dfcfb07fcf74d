import { products } from '#content/products.ts';
import { Section } from '#web/ui/section.tsx';
import { heading, sentence } from './who-it-is-for.css.ts';

export function WhoItIsFor() {
  const { headline, items } = products.playbook.whoItIsFor;
  return (
    <Section>
      <h2 className={heading}>{headline}</h2>
      <p className={sentence}>{items.join(' ')}</p>
    </Section>
  );
}
