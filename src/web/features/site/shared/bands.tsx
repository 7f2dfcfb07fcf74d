import { assessmentOffer } from '#content/assessment-offer.ts';
import type { BandContent } from '#content/home.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import pentagon from '#web/features/site/drawings/pentagon.svg';
import { ActionButton } from './action-button.tsx';
import * as css from './bands.css.ts';
import { Drawing } from './drawing.tsx';

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

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const TUESDAY = 2;

export function NewsletterBand({ content }: { content: BandContent }) {
  return (
    <Section tone="deep">
      <div className={css.newsletterInner}>
        <div className={css.newsletterWords}>
          <div aria-hidden className={css.week}>
            {weekdays.map((day) => (
              <span key={day} className={day === TUESDAY ? css.letterDay : css.day} />
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
      <Drawing src={pentagon} width="100" height="100" className={css.drawing} />
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
