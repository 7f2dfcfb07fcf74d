import type { BandContent } from '#content/home.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from './action-button.tsx';
import { day, inner, letterDay, week, words } from './newsletter-band.css.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const letterComesOn = 'Tue';

export function NewsletterBand({ content }: { content: BandContent }) {
  return (
    <Section tone="deep">
      <div className={inner}>
        <div className={words}>
          <div aria-hidden className={week}>
            {weekdays.map((name) => (
              <span key={name} className={name === letterComesOn ? letterDay : day} />
            ))}
          </div>
          <h2 className={text.h2}>{content.headline}</h2>
          <p className={`${text.lead} ${text.muted}`}>{content.body}</p>
        </div>
        <ActionButton action={content.action} arrow />
      </div>
    </Section>
  );
}
