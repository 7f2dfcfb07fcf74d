import { home, type TextItem } from '#content/home.ts';
import { Section } from '#web/ui/section.tsx';
import { AssessmentOffer } from '#web/features/site/shared/bands.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as css from './who-this-is-for.css.ts';

export function WhoThisIsFor() {
  const { headline, lead, items } = home.whoThisIsFor;
  return (
    <Section>
      <SectionHeading headline={headline} lead={lead} />
      <ItemRows items={items} large className={css.whoRows} />
      <AssessmentOffer />
    </Section>
  );
}

interface ItemRowsProps {
  items: readonly TextItem[];
  /** Titles set larger, for a list that has the section to itself. */
  large?: boolean;
  className?: string;
}

/** Titles on the left, what they mean on the right, hairlines between: like a table of contents. */
function ItemRows({ items, large = false, className = '' }: ItemRowsProps) {
  return (
    <ul role="list" className={`${css.itemRows} ${className}`}>
      {items.map((item) => (
        <li key={item.title} className={css.row}>
          <h3 className={large ? css.titleLarge : css.title}>{item.title}</h3>
          <p className={css.description}>{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
