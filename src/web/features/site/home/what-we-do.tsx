import { home } from '#content/home.ts';
import { Card } from '#web/ui/card.tsx';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ItemRows } from '#web/features/site/shared/item-rows.tsx';
import { NinetyDays } from '#web/features/site/shared/ninety-days.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as styles from './what-we-do.css.ts';

export function WhatWeDo() {
  const { headline, lead, items, program } = home.whatWeDo;
  return (
    <Section>
      <div className={split}>
        <SectionHeading headline={headline} lead={lead} />
        <ItemRows items={items} />
      </div>
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
      </Card>
    </Section>
  );
}
