import { about } from '#content/about.ts';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { StatisticBar } from './statistic-bar.tsx';
import * as styles from './why-we-do-it.css.ts';

export function WhyWeDoIt() {
  const { headline, lead, body, statistics } = about.whyWeDoIt;
  return (
    <Section>
      <div className={styles.top}>
        <SectionHeading headline={headline} lead={lead} />
        <div className={styles.body}>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ul role="list" className={styles.figures}>
        {statistics.map(({ value, label }) => (
          <li key={label} className={styles.figure}>
            <strong className={styles.value}>{value}</strong>{' '}
            <span className={styles.label}>{label}</span>
            <StatisticBar value={value} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
