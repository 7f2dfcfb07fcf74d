import { assessmentOffer } from '#content/assessment-offer.ts';
import { home } from '#content/home.ts';
import { sourceLabel } from '#content/site.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';
import {
  dense,
  h2,
  h4,
  ink,
  kicker,
  lead,
  medium,
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
  below3,
  cluster3,
  cluster5,
  middle,
  noWider,
  pair,
  stack2,
  whole,
} from '#web/ui/layout.css.ts';

export function Hero() {
  const content = home.hero;
  const { assessmentEnabled } = useSettings().flags;
  return (
    <>
      <Section size="top" className={css.hero}>
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
      </Section>
      <Proof />
    </>
  );
}

function Shift() {
  const { painPoints, outcomes } = home.hero;
  return (
    <div className={css.shift}>
      <Week {...painPoints} entry={`${css.entry} ${muted}`} />
      <div aria-hidden className={css.shiftDrawing} />
      <Week {...outcomes} entry={`${css.entry} ${medium}`} />
    </div>
  );
}

interface WeekProps {
  title: string;
  items: (typeof home.hero)['painPoints' | 'outcomes']['items'];
  entry: string;
}

function Week({ title, items, entry }: WeekProps) {
  return (
    <div className={css.week}>
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

function Proof() {
  const { testimonials, statistics, sources } = useSettings().practice;
  return (
    <Section>
      <div className={`${pair} ${middle}`}>
        <Testimonial testimonial={testimonials.home} sample={home.hero.sampleTestimonial} />
        <div>
          <ul role="list" className={css.figures}>
            {statistics.map((statistic) => (
              <li key={statistic.label} className={`${stack2} ${muted} ${dense}`}>
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
    </Section>
  );
}
