import { faq } from '#content/faq.ts';
import { home } from '#content/home.ts';
import { navigation } from '#content/navigation.ts';
import { homeAnchors } from '#content/site.ts';
import { Booking } from './home/booking.tsx';
import { Coach } from './home/coach.tsx';
import { Hero } from './home/hero.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { NewsletterBand } from '#web/features/site/shared/bands.tsx';
import { Drawing } from '#web/features/site/shared/drawing.tsx';
import { Entries } from '#web/features/site/shared/entries.tsx';
import { FaqSection } from '#web/features/site/shared/faq-section.tsx';
import { SectionHeading, unbroken } from '#web/features/site/shared/section-heading.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './home.css.ts';
import { useSettings } from '#web/lib/settings.tsx';
import bottleneck from '#web/features/site/drawings/bottleneck.svg';
import leap from '#web/features/site/drawings/leap.svg';
import ninetyDays from '#web/features/site/drawings/ninety-days.svg';
import {
  above5,
  abovePart,
  apart,
  cluster3,
  columns2,
  columns3,
  columns4,
  fromLarge,
  fullWidth,
  inside4,
  lineAbove,
  lineBelow,
  middle,
  onBaseline,
  pair,
  ruled,
  stack2,
  stack5,
  strongLineAbove,
} from '#web/ui/layout.css.ts';

export function HomePage() {
  return (
    <>
      <Hero />
      <Coach />
      <WhatWeDo />
      <WhyThisMatters />
      <WhoThisIsFor />
      <Results />
      <Leap />
      <Booking />
      <FaqSection {...faq} id={homeAnchors.faq} />
      <NewsletterBand content={home.newsletter} />
    </>
  );
}

function WhatWeDo() {
  const { headline, lead, items, program } = home.whatWeDo;
  return (
    <Section>
      <SectionHeading headline={headline} lead={lead} />
      <Entries
        items={items}
        className={`${columns3} ${abovePart}`}
        entry={`${stack2} ${strongLineAbove}`}
      />
      <Card pad="lg" className={abovePart}>
        <div className={`${cluster3} ${apart} ${onBaseline}`}>
          <h3 className={text.h2}>{program.name}</h3>
          <p className={`${text.h2} ${text.accent}`}>{program.length}</p>
        </div>
        <Drawing src={ninetyDays} className={css.ninetyDays} />
        <ul role="list" className={columns4}>
          {program.includes.map((part) => (
            <li key={part} className={text.h4}>
              {part}
            </li>
          ))}
        </ul>
        <div className={`${cluster3} ${above5}`}>
          <ActionButton action={navigation.bookCall} size="md" arrow />
          <ActionButton action={program.action} variant="secondary" size="md" />
        </div>
      </Card>
    </Section>
  );
}

function WhyThisMatters() {
  const { headline, lead, body, items } = home.whyThisMatters;
  return (
    <Section tone="ink">
      {/* Small, because the sentence below is the one to remember. */}
      <h2 className={text.kicker}>{headline}</h2>
      <div className={`${pair} ${middle} ${above5}`}>
        <div className={stack5}>
          <p className={text.h1}>{lead}</p>
          <p className={`${text.lead} ${text.muted}`}>{body}</p>
        </div>
        <Drawing
          src={bottleneck}
          ground="ink"
          width="440"
          height="340"
          className={`${fullWidth} ${fromLarge}`}
        />
      </div>
      <Entries items={items} className={`${columns3} ${abovePart} ${ruled}`} />
    </Section>
  );
}

/** Titles on the left, what they mean on the right, hairlines between: like a table of contents. */
function WhoThisIsFor() {
  const { headline, lead, items } = home.whoThisIsFor;
  return (
    <Section>
      <SectionHeading headline={headline} lead={unbroken(lead)} />
      <Entries
        items={items}
        className={`${abovePart} ${lineBelow}`}
        entry={`${columns2} ${onBaseline} ${lineAbove} ${inside4}`}
        title={text.h3}
      />
    </Section>
  );
}

/** The effects that a client notices. The hero has the figures already. */
function Results() {
  const { statistics } = useSettings().practice;
  return (
    <Section tone="deep">
      <SectionHeading {...home.results} className={css.resultsHeading} />
      <ul role="list" className={css.stairs}>
        {statistics.map(
          ({ label, seen }) =>
            seen && (
              <li key={label} className={`${text.h4} ${strongLineAbove} ${css.stair}`}>
                {seen}
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}

/** Each drawing has the same three points: chosen, planned, supported, under way. */
function Leap() {
  const { kicker, headline, steps } = home.leap;
  return (
    <Section>
      <SectionHeading kicker={kicker} headline={headline} />
      <ol role="list" className={`${columns4} ${abovePart}`}>
        {steps.map(({ letter, name, focus, description }) => (
          <li key={letter} className={stack2}>
            <div className={css.leapGround}>
              <span aria-hidden className={`${text.display} ${text.accent}`}>
                {letter}
              </span>
              <Drawing
                src={`${leap}#${letter}`}
                width="256"
                height="150"
                className={css.leapDrawing}
              />
            </div>
            <h3 className={text.h3}>{name}</h3>
            <p className={`${text.small} ${text.strong}`}>{focus}</p>
            <p className={text.muted}>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
