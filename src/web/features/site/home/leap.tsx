import { home } from '#content/home.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as styles from './leap.css.ts';
// The same three points in each drawing: chosen, planned, supported, under way. One drawing for each
// letter.
import drawings from './leap.svg';

export function Leap() {
  const { kicker, headline, steps } = home.leap;
  return (
    <Section>
      <SectionHeading kicker={kicker} headline={headline} />
      <ol role="list" className={styles.steps}>
        {steps.map(({ letter, name, focus, description }) => (
          <li key={letter} className={styles.step}>
            <span aria-hidden className={styles.letter}>
              {letter}
            </span>
            <div className={styles.ground}>
              <img
                src={`${drawings}#${letter}`}
                alt=""
                width="256"
                height="150"
                loading="lazy"
                className={styles.drawing}
              />
            </div>
            <div className={styles.words}>
              <h3 className={text.h3}>{name}</h3>
              <p className={styles.focus}>{focus}</p>
            </div>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
