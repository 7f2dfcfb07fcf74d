import { home } from '#content/home.ts';
import { homeAnchors } from '#content/site.ts';
import { Section } from '#web/ui/section.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { anchor } from '#web/features/site/shared/anchor.css.ts';
import { CoachFacts } from '#web/features/site/shared/coach-facts.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as styles from './coach.css.ts';
import { CycleDrawing } from './cycle-drawing.tsx';

/** Who coaches, and the cycle the work goes in. */
export function Coach() {
  const { kicker, headline, body, cycle, action } = home.coach;
  return (
    <Section id={homeAnchors.about} tone="deep" className={anchor}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <SectionHeading kicker={kicker} headline={headline} className={styles.heading} />
          <div className={styles.body}>
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ActionButton action={action} variant="secondary" size="md" />
        </div>
        <CoachFacts sizes="(min-width: 64em) 17rem, (min-width: 37.5em) min(45vw, 24rem), min(90vw, 24rem)" />
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
          <ActionButton action={home.bookCall} arrow className={styles.action} />
        </div>
      </div>
    </Section>
  );
}
