import { about } from '#content/about.ts';
import { sourceLabel } from '#content/site.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { CallBand, AssessmentOffer } from '#web/features/site/shared/bands.tsx';
import { coachLayout, coachText, coachWords } from '#web/features/site/shared/coach-profile.css.ts';
import { CoachCredentials, CoachPortrait } from '#web/features/site/shared/coach-profile.tsx';
import { ContactDetails } from '#web/features/site/shared/contact-details.tsx';
import { Key } from '#web/features/site/shared/key.tsx';
import { Entries } from '#web/features/site/shared/entries.tsx';
import { SectionHeading, unbroken } from '#web/features/site/shared/section-heading.tsx';
import { Testimonial } from '#web/features/site/shared/testimonial.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './about.css.ts';
import * as layout from '#web/ui/layout.css.ts';
import { arrowLink, accented } from '#web/features/site/shared/shared.css.ts';

/** A coach with a name comes first. Without one, the page ends with whom a client will work with. */
export function AboutPage() {
  const { testimonials, coach } = useSettings().practice;
  return (
    <>
      <AboutHero />
      {coach.name && <WhoCoaches />}
      <Pillars />
      <Offerings />
      <Section tone="ink">
        <Testimonial testimonial={testimonials.about} sample={about.sampleTestimonial} />
      </Section>
      <WhyWeDoIt />
      {coach.name ? <CallBand content={about.coach.named.call} /> : <WhoCoaches />}
    </>
  );
}

function AboutHero() {
  const content = about.hero;
  const { place, coach } = useSettings().practice;
  return (
    <Section size={coach.name ? 'hero' : 'top'}>
      <div className={`${layout.pair} ${layout.ends}`}>
        <p className={`${text.kicker} ${layout.across}`}>{content.kicker}</p>
        <h1 className={text.display}>{content.headline}</h1>
        <p className={text.lead}>
          <span>{unbroken(content.lead)}</span>
          <span>{place && ` ${content.basedIn} ${place}.`}</span>
        </p>
      </div>
    </Section>
  );
}

function WhyWeDoIt() {
  const { headline, lead, body, statistics } = about.whyWeDoIt;
  const { sources, coach } = useSettings().practice;
  return (
    <Section>
      <div className={layout.pair}>
        <SectionHeading headline={headline[coach.name ? 'named' : 'unnamed']} lead={lead} />
        <div className={layout.stack4}>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ul role="list" className={`${layout.stack6} ${layout.abovePart}`}>
        {statistics.map(({ value, label, source }) => (
          <li key={label} className={`${layout.cluster5} ${layout.onBaseline}`}>
            <strong className={`${text.display} ${text.tabular}`}>{value}</strong>{' '}
            <span className={`${text.lead} ${text.muted}`}>{label}</span>
            <StatisticBar value={value} />
            {sources[source] && (
              <small
                className={`${text.small} ${text.muted} ${layout.fullWidth}`}
              >{`${sourceLabel} ${sources[source]}`}</small>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Draws '71%' as a part of a whole and '7×' as one given and seven that come back, with a key. */
function StatisticBar({ value }: { value: string }) {
  const amount = Number.parseInt(value, 10);
  if (value.endsWith('%')) {
    return (
      <svg aria-hidden className={css.bar}>
        <rect width="100%" height="100%" className={css.rest} />
        <rect width={value} height="100%" className={accented} />
      </svg>
    );
  }
  const { given, returned } = about.whyWeDoIt.key;
  const width = 100 / (amount + 1);
  return (
    <>
      <svg aria-hidden className={css.bar}>
        {Array.from({ length: amount + 1 }, (_, index) => (
          <rect
            key={index}
            x={`${index * width}%`}
            width={`${width - 0.5}%`}
            height="100%"
            className={index === 0 ? css.given : accented}
          />
        ))}
      </svg>
      <Key
        signs={[
          { words: given, shape: square(css.given) },
          { words: returned, shape: square(accented) },
        ]}
      />
    </>
  );
}

const square = (look: string) => <rect width="14" height="14" className={look} />;

function Pillars() {
  const { headline, lead, pillars } = about.whatWeDo;
  const { name } = useSettings().practice.coach;
  return (
    <Section>
      <SectionHeading headline={headline[name ? 'named' : 'unnamed']} lead={lead} />
      <Entries
        items={pillars}
        className={`${layout.stack2} ${layout.abovePart} ${css.building}`}
        entry={css.pillar}
      />
    </Section>
  );
}

function Offerings() {
  const { headline, lead, items } = about.offerings;
  return (
    <Section id="offerings" tone="deep">
      <SectionHeading headline={headline} lead={lead} />
      <Entries items={items} className={`${layout.columns3} ${layout.abovePart}`} />
      <AssessmentOffer />
    </Section>
  );
}

/** Who coaches: with the coach's name in the first person, without it as the practice. */
function WhoCoaches() {
  const { named, unnamed, actions } = about.coach;
  const { name, introduction } = useSettings().practice.coach;
  const [first, ...rest] = [...introduction, ...(name ? named : unnamed).body];
  return (
    <Section tone="deep">
      <div className={coachLayout}>
        <CoachPortrait />
        <div className={coachWords}>
          <h2 className={name ? text.h1 : text.h2}>
            {name ? named.headline(name) : unnamed.headline}
          </h2>
          <div className={coachText}>
            <CoachCredentials />
            <p className={name ? text.lead : text.h3}>{first}</p>
            {rest.map((sentences) => (
              <p key={sentences}>{sentences}</p>
            ))}
            <div className={`${layout.cluster3} ${layout.above3}`}>
              <ActionButton action={actions[0]} />
              <ActionButton action={actions[1]} variant="secondary" />
            </div>
            <ContactDetails
              className={`${layout.cluster5} ${layout.onBaseline}`}
              linkClass={`${text.textLink} ${arrowLink}`}
            />
          </div>
        </div>
      </div>
    </Section>
  );
}
