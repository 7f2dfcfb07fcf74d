import { assessmentOffer } from '#content/assessment-offer.ts';
import { home } from '#content/home.ts';
import { sourceLabel } from '#content/site.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Container } from '#web/ui/boxes.tsx';
import {
  dense,
  h2,
  h4,
  ink,
  kicker,
  lead,
  muted,
  small,
  strong,
  tabular,
} from '#web/ui/text.css.ts';
import { unbroken } from '#web/features/site/shared/section-heading.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { Testimonial } from '#web/features/site/shared/testimonial.tsx';
import * as css from './hero.css.ts';
import {
  above5,
  apart,
  asBlock,
  atTop,
  below3,
  cluster3,
  cluster5,
  middle,
  noWider,
  stack2,
  whole,
} from '#web/ui/layout.css.ts';

export function Hero() {
  const content = home.hero;
  const { assessmentEnabled } = useSettings().flags;
  return (
    <section className={css.hero}>
      <Container>
        <p className={kicker}>{content.kicker}</p>
        <h1 className={css.headline}>{content.headline}</h1>
        <div className={`${cluster5} ${apart} ${middle}`}>
          <p className={lead}>{unbroken(content.lead)}</p>
          <div className={cluster3}>
            <ActionButton action={content.action} arrow />
            {assessmentEnabled && (
              <>
                <ActionButton action={assessmentOffer.action} variant="secondary" />
                <p className={`${small} ${muted} ${noWider}`}>{assessmentOffer.inShort}</p>
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
      <h2 className={`${h4} ${below3}`}>{title}</h2>
      <ul role="list" className={css.list}>
        {items.map(({ day, text }) => (
          <li key={day} className={entry}>
            <strong className={`${small} ${strong} ${asBlock}`}>{day}</strong> <span>{text}</span>
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
            <li key={statistic.label} className={`${stack2} ${atTop} ${muted} ${dense}`}>
              <strong className={`${h2} ${tabular} ${ink} ${whole}`}>{statistic.value}</strong>{' '}
              <span>{statistic.label}</span>
            </li>
          ))}
        </ul>
        {sources.figures && (
          <p className={`${small} ${muted} ${above5}`}>{`${sourceLabel} ${sources.figures}`}</p>
        )}
      </div>
    </div>
  );
}
