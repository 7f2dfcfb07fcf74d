import { home } from '#content/home.ts';
import { homeAnchors } from '#content/site.ts';
import { Section } from '#web/ui/section.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { anchor } from '#web/features/site/shared/anchor.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as styles from './coach.css.ts';
import { CycleDrawing } from './cycle-drawing.tsx';

/** Who coaches, and the cycle the work goes in. */
export function Coach() {
  const { kicker, headline, body, cycle, action } = home.coach;
  return (
    <Section id={homeAnchors.about} tone="deep" className={anchor}>
      <div className={styles.opening}>
        <SectionHeading kicker={kicker} headline={headline} />
        <div className={styles.body}>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ActionButton action={action} variant="secondary" size="md" className={styles.action} />
        </div>
      </div>
      <div className={styles.cycle}>
        <CycleDrawing label={cycle.summary} names={cycle.steps.map(({ name }) => name)} />
        <div>
          <h3 className={styles.cycleTitle}>{cycle.title}</h3>
          <ol role="list">
            {cycle.steps.map(({ name, sentence }) => (
              <li key={name} className={styles.step}>
                <h4 className={styles.stepName}>{name}</h4>
                <p className={styles.stepText}>{sentence}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
