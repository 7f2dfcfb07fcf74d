import { about } from '#content/about.ts';
import { Section } from '#web/ui/section.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { CoachFacts } from '#web/features/site/shared/coach-facts.tsx';
import { ContactFacts } from '#web/features/site/shared/contact-facts.tsx';
import * as styles from './who-i-am.css.ts';

export function WhoIAm() {
  const { headline, body, actions } = about.whoIAm;
  const [first, ...rest] = body;
  return (
    <Section tone="deep">
      <div className={styles.layout}>
        <div className={styles.words}>
          <h2 className={styles.headline}>{headline}</h2>
          <p className={styles.opening}>{first}</p>
          <div className={styles.more}>
            {rest.map((sentences) => (
              <p key={sentences}>{sentences}</p>
            ))}
          </div>
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <ActionButton
                key={action.label}
                action={action}
                variant={index === 0 ? 'primary' : 'secondary'}
              />
            ))}
          </div>
          <ContactFacts className={styles.contact} linkClass={styles.link} />
        </div>
        <CoachFacts sizes="(min-width: 64em) 24rem, (min-width: 37.5em) min(45vw, 24rem), min(90vw, 24rem)" />
      </div>
    </Section>
  );
}
