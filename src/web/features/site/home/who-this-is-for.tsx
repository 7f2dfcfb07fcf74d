import { home } from '#content/home.ts';
import { Section } from '#web/ui/section.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as css from './who-this-is-for.css.ts';

/** Titles on the left, what they mean on the right, hairlines between: like a table of contents. */
export function WhoThisIsFor() {
  const { headline, lead, items } = home.whoThisIsFor;
  return (
    <Section>
      <SectionHeading headline={headline} lead={unbroken(lead)} />
      <ul role="list" className={css.rows}>
        {items.map(({ title, description }) => (
          <li key={title} className={css.row}>
            <h3 className={css.title}>{title}</h3>
            <p className={css.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
