import { assessmentOffer } from '#content/assessment-offer.ts';
import type { BandContent } from '#content/home.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from './action-button.tsx';
import * as css from './bands.css.ts';

/** The call to action at the end of a page. */
export function CallBand({ content }: { content: BandContent }) {
  return (
    <section className={css.band}>
      <Container className={css.callEnd}>
        <h2 className={css.headline}>{content.headline}</h2>
        <div className={css.side}>
          <p className={text.lead}>{content.body}</p>
          <ActionButton action={content.action} arrow />
        </div>
      </Container>
    </section>
  );
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const letterComesOn = 'Tue';

export function NewsletterBand({ content }: { content: BandContent }) {
  return (
    <Section tone="deep">
      <div className={css.newsletterInner}>
        <div className={css.newsletterWords}>
          <div aria-hidden className={css.week}>
            {weekdays.map((name) => (
              <span key={name} className={name === letterComesOn ? css.letterDay : css.day} />
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

/** Links to the assessment, if it is open. */
export function AssessmentOffer() {
  if (!useSettings().flags.assessmentEnabled) return null;
  const { headline, body, action } = assessmentOffer;
  return (
    <aside className={css.offer}>
      <svg viewBox="0 0 100 100" aria-hidden className={css.drawing}>
        <path
          d="M50 5 95 38 78 91H22L5 38ZM50 50V5M50 50 95 38M50 50 78 91M50 50 22 91M50 50 5 38"
          className={css.axes}
        />
        <path d="M50 20 77 42 69 76 34 73 14 41Z" className={css.result} />
      </svg>
      <div className={css.offerInner}>
        <div className={css.offerWords}>
          <h3 className={text.h3}>{headline}</h3>
          <p className={text.muted}>{body}</p>
        </div>
        <ActionButton action={action} variant="secondary" />
      </div>
    </aside>
  );
}
