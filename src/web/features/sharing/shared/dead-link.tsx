import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { shared } from '#content/sharing.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { above4, atStart, bullets, split, stack2, stack4 } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';

const { dead: words } = shared;

/** Shown when a shared link does not work, whatever the reason. */
export function DeadLink() {
  const id = useId();
  const { assessmentEnabled } = useSettings().flags;
  return (
    <Section tone="deep">
      <div className={split}>
        <div>
          <p className={text.kicker}>{shared.kicker}</p>
          <h1 className={`${text.h1} ${above4}`}>{words.headline}</h1>
          <p className={`${text.lead} ${above4}`}>{words.lead}</p>
        </div>
        <section aria-labelledby={id} className={`${stack4} ${atStart}`}>
          <h2 id={id} className={text.h3}>
            {words.what}
          </h2>
          <ul className={`${stack2} ${bullets}`}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <Link to="/" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            {words.home}
          </Link>
          {assessmentEnabled && (
            <p className={text.muted}>
              {shared.yourself}{' '}
              <Link to="/assessment" className={text.textLink}>
                {shared.take}
              </Link>
            </p>
          )}
        </section>
      </div>
    </Section>
  );
}
