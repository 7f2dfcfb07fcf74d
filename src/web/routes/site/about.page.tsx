import { about } from '#content/about.ts';
import { sourceLabel } from '#content/site.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { CallBand, AssessmentOffer } from '#web/features/site/shared/bands.tsx';
import { coachLayout, coachText, coachWords } from '#web/features/site/shared/coach-profile.css.ts';
import { CoachCredentials, CoachPortrait } from '#web/features/site/shared/coach-profile.tsx';
import { ContactDetails } from '#web/features/site/shared/contact-details.tsx';
import { Entries } from '#web/features/site/shared/entries.tsx';
import { SectionHeading, unbroken } from '#web/features/site/shared/section-heading.tsx';
import { Testimonial } from '#web/features/site/shared/testimonial.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './about.css.ts';

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
        <Testimonial testimonial={testimonials.about} sample={about.sampleTestimonial} large />
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
    <Container className={coach.name ? css.heroAboveCoach : css.hero}>
      <p className={css.kicker}>{content.kicker}</p>
      <h1 className={css.heroHeadline}>{content.headline}</h1>
      <p className={css.lead}>
        <span>{unbroken(content.lead)}</span>
        <span>{place && ` ${content.basedIn} ${place}.`}</span>
      </p>
    </Container>
  );
}

function WhyWeDoIt() {
  const { headline, lead, body, statistics } = about.whyWeDoIt;
  const { sources, coach } = useSettings().practice;
  return (
    <Section>
      <div className={css.top}>
        <SectionHeading headline={headline[coach.name ? 'named' : 'unnamed']} lead={lead} />
        <div className={css.body}>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ul role="list" className={css.figures}>
        {statistics.map(({ value, label, source }) => (
          <li key={label} className={css.figure}>
            <strong className={css.value}>{value}</strong>{' '}
            <span className={css.label}>{label}</span>
            <StatisticBar value={value} />
            {sources[source] && (
              <small className={css.source}>{`${sourceLabel} ${sources[source]}`}</small>
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
      <div aria-hidden className={css.bar}>
        {/* An SVG takes its width from an attribute, which the page's policy allows in markup. */}
        <svg className={css.part} width={`${amount}%`} />
        <span className={css.rest} />
      </div>
    );
  }
  const { given, returned } = about.whyWeDoIt.key;
  return (
    <>
      <div aria-hidden className={css.bar}>
        <span className={css.given} />
        {Array.from({ length: amount }, (_, index) => (
          <span key={index} className={css.unit} />
        ))}
      </div>
      <p aria-hidden className={css.key}>
        <span className={css.keyGiven}>{given}</span>
        <span className={css.keyReturned}>{returned}</span>
      </p>
    </>
  );
}

function Pillars() {
  const { headline, lead, pillars } = about.whatWeDo;
  const { name } = useSettings().practice.coach;
  return (
    <Section>
      <SectionHeading headline={headline[name ? 'named' : 'unnamed']} lead={lead} />
      <Entries items={pillars} className={css.building} entry={css.pillar} />
    </Section>
  );
}

function Offerings() {
  const { headline, lead, items } = about.offerings;
  return (
    <Section id="offerings" tone="deep">
      <SectionHeading headline={headline} lead={lead} />
      <Entries items={items} className={css.list} />
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
            <div className={css.actions}>
              <ActionButton action={actions[0]} />
              <ActionButton action={actions[1]} variant="secondary" />
            </div>
            <ContactDetails className={css.contact} linkClass={css.link} />
          </div>
        </div>
      </div>
    </Section>
  );
}
