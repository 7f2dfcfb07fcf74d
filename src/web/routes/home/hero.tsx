import { assessmentOffer } from '#content/assessment-offer.ts';
import { home } from '#content/home.ts';
import { sourceLabel } from '#content/site.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { kicker } from '#web/ui/text.css.ts';
import { unbroken } from '#web/features/site/shared/section-heading.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { Testimonial } from '#web/features/site/shared/testimonial.tsx';
import * as css from './hero.css.ts';

export function Hero() {
  const content = home.hero;
  const { assessmentEnabled } = useSettings().flags;
  return (
    <section className={css.hero}>
      <Container>
        <p className={kicker}>{content.kicker}</p>
        <h1 className={css.headline}>{content.headline}</h1>
        <div className={css.opening}>
          <p className={css.lead}>{unbroken(content.lead)}</p>
          <div className={css.actions}>
            <ActionButton action={content.action} arrow />
            {assessmentEnabled && (
              <>
                <ActionButton action={assessmentOffer.action} variant="secondary" />
                <p className={css.inShort}>{assessmentOffer.inShort}</p>
              </>
            )}
          </div>
        </div>
        <Shift />
        <Proof />
      </Container>
    </section>
  );
}

/** The same days of a week, as they are and as they could be. */
function Shift() {
  const { painPoints, outcomes } = home.hero;
  return (
    <div className={css.shift}>
      <Week {...painPoints} className={css.before} entry={css.entryBefore} />
      <div aria-hidden className={css.shiftDrawing} />
      <Week {...outcomes} className={css.after} entry={css.entryAfter} />
    </div>
  );
}

interface WeekProps {
  title: string;
  items: (typeof home.hero)['painPoints' | 'outcomes']['items'];
  className: string;
  entry: string;
}

function Week({ title, items, className, entry }: WeekProps) {
  return (
    <div className={className}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list" className={css.list}>
        {items.map(({ day, text }) => (
          <li key={day} className={entry}>
            <strong className={css.day}>{day}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A client's quote and the six figures. */
function Proof() {
  const { testimonials, statistics, sources } = useSettings().practice;
  return (
    <div className={css.proof}>
      <Testimonial testimonial={testimonials.home} sample={home.hero.sampleTestimonial} large />
      <div>
        <ul role="list" className={css.figures}>
          {statistics.map((statistic) => (
            <li key={statistic.label} className={css.figure}>
              <strong className={css.value}>{statistic.value}</strong>{' '}
              <span>{statistic.label}</span>
            </li>
          ))}
        </ul>
        {sources.figures && <p className={css.source}>{`${sourceLabel} ${sources.figures}`}</p>}
      </div>
    </div>
  );
}
