import { home } from '#content/home.ts';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { NinetyDays } from '#web/features/site/shared/ninety-days.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as styles from './what-we-do.css.ts';

export function WhatWeDo() {
  const { headline, lead, items, program } = home.whatWeDo;
  return (
    <Section>
      <SectionHeading headline={headline} lead={lead} />
      <ul role="list" className={styles.parts}>
        {items.map(({ title, description }) => (
          <li key={title} className={styles.part}>
            <h3 className={text.h3}>{title}</h3>
            <p className={text.muted}>{description}</p>
          </li>
        ))}
      </ul>
      <Card tone="ink" pad="lg" className={styles.program}>
        <div className={styles.top}>
          <h3 className={styles.name}>{program.name}</h3>
          <p className={styles.length}>{program.length}</p>
        </div>
        <NinetyDays className={styles.ruler} />
        <ul role="list" className={styles.includes}>
          {program.includes.map(({ title, description }) => (
            <li key={title} className={styles.include}>
              <h4 className={text.h4}>{title}</h4>
              <p className={styles.includeText}>{description}</p>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ActionButton action={home.bookCall} arrow />
          <ActionButton action={program.action} variant="secondary" />
        </div>
      </Card>
    </Section>
  );
}
