import { newsletter } from '#content/newsletter.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { closing, day, drawing, flap, letter, words } from './closing.css.ts';

/** Seven days, and how far the letter stands above the others. */
const days = [0, 2, 3, 4, 5, 6].map((at) => `M${at * 60 + 1} 41h48v48h-48Z`).join('');

/** A week with a letter in it. */
function Week() {
  return (
    <svg viewBox="0 40 410 50" aria-hidden className={drawing}>
      <path d={days} className={day} />
      <path d="M53 41h64v48h-64Z" className={letter} />
      <path d="m53 41 32 30 32-30" className={flap} />
    </svg>
  );
}

export function Closing() {
  const { headline, body } = newsletter.closing;
  return (
    <Section>
      <div className={closing}>
        <Week />
        <div className={words}>
          <h2 className={text.h1}>{headline}</h2>
          <p className={text.lead}>{body}</p>
          <ActionButton action={newsletter.subscribe} arrow />
        </div>
      </div>
    </Section>
  );
}
