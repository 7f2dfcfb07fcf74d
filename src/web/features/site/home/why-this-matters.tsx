import { home } from '#content/home.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { Bottleneck } from './bottleneck.tsx';
import * as styles from './why-this-matters.css.ts';

export function WhyThisMatters() {
  const { headline, lead, body, items } = home.whyThisMatters;
  return (
    <Section tone="ink">
      <h2 className={styles.title}>{headline}</h2>
      <div className={styles.statement}>
        <div className={styles.words}>
          <p className={styles.claim}>{lead}</p>
          <p className={styles.body}>{body}</p>
        </div>
        <Bottleneck />
      </div>
      <ul role="list" className={styles.items}>
        {items.map(({ title, description }) => (
          <li key={title} className={styles.item}>
            <h3 className={text.h3}>{title}</h3>
            <p className={styles.itemText}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
