import { about } from '#content/about.ts';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import {
  actions as actionsClass,
  headline as headlineClass,
  paragraph,
  words,
} from './who-i-am.css.ts';

export function WhoIAm() {
  const { headline, body, actions } = about.whoIAm;
  return (
    <Section tone="deep">
      <div className={split}>
        <h2 className={headlineClass}>{headline}</h2>
        <div className={words}>
          {body.map((sentences) => (
            <p key={sentences} className={paragraph}>
              {sentences}
            </p>
          ))}
          <div className={actionsClass}>
            {actions.map((action, index) => (
              <ActionButton
                key={action.label}
                action={action}
                variant={index === 0 ? 'primary' : 'secondary'}
              />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
