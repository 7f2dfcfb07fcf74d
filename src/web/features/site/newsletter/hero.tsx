import { newsletter } from '#content/newsletter.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { button, drawing, hero, lead, words } from './hero.css.ts';
import { IssueDrawing } from './issue-drawing.tsx';

export function Hero() {
  const { kicker, headline, lead: opening } = newsletter.hero;
  return (
    <Section size="flush">
      <div className={hero}>
        <div className={words}>
          <p className={text.kicker}>{kicker}</p>
          <h1 className={text.display}>{headline}</h1>
          <p className={lead}>{opening}</p>
          <ActionButton action={newsletter.subscribe} arrow className={button} />
        </div>
        <IssueDrawing className={drawing} />
      </div>
    </Section>
  );
}
