import { Fragment } from 'react';
import { callTerms } from '#content/discovery-call.ts';
import { navigation } from '#content/navigation.ts';
import { services } from '#content/services.ts';
import type { Practice } from '#content/site-settings.ts';
import type { OfferTerms, OfferId } from '#domain/site-settings.ts';
import benefits from '#web/features/site/drawings/benefits.svg';
import rooms from '#web/features/site/drawings/rooms.svg';
import { Quarter } from './services/quarter.tsx';
import { ActionButton, ActionLabel } from '#web/features/site/shared/action-button.tsx';
import { CallBand, AssessmentOffer } from '#web/features/site/shared/bands.tsx';
import { Drawing } from '#web/features/site/shared/drawing.tsx';
import { Key } from '#web/features/site/shared/key.tsx';
import { FaqSection } from '#web/features/site/shared/faq-section.tsx';
import { unbroken, SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './services.css.ts';
import {
  above4,
  above5,
  above6,
  abovePart,
  apart,
  atStart,
  below5,
  cluster5,
  columns2,
  columns4,
  ends,
  fullWidth,
  inside5,
  lineAbove,
  stack1,
  stack2,
  stack3,
  stack5,
  strongLineAbove,
  terms,
} from '#web/ui/layout.css.ts';
import { arrowLink, picture, accented, aligned } from '#web/features/site/shared/shared.css.ts';

export function ServicesPage() {
  const { discoveryCall } = useSettings().practice;
  const call = services.discoveryCall;
  return (
    <>
      <ServicesHero />
      <Benefits />
      <MoreServices />
      <HowWeWork />
      <ServiceQuestions />
      <CallBand content={{ ...call, body: `${call.body} ${callTerms(discoveryCall)}` }} />
    </>
  );
}

function ServicesHero() {
  const content = services.hero;
  return (
    <Section tone="ink" size="top" className={css.hero}>
      <p className={text.kicker}>{content.kicker}</p>
      <h1 className={`${text.display} ${above4}`}>{content.headline}</h1>
      <div className={`${cluster5} ${apart} ${ends} ${above6}`}>
        <p className={`${text.lead} ${text.muted}`}>{unbroken(content.lead)}</p>
        <ActionButton action={content.action} arrow />
      </div>
      <Quarter />
    </Section>
  );
}

function Benefits() {
  const { headline, cards, terms: usual } = services.benefits;
  const { program } = useSettings().practice;
  return (
    <Section id="benefits">
      <SectionHeading headline={headline} />
      <ServiceTerms of="program" usual={{ ...usual, ...program }} wide />
      <ActionButton action={navigation.bookCall} arrow />
      <ul role="list" className={css.cards}>
        {cards.map(({ title, description, drawing }) => (
          <Card as="li" key={title} pad="lg" className={`${stack5} ${css.benefitCard}`}>
            <div className={stack2}>
              <h3 className={text.h3}>{title}</h3>
              <p className={text.muted}>{unbroken(description)}</p>
            </div>
            <Drawing
              src={`${benefits}#${drawing}`}
              {...(drawing === 'focus' ? { width: 256, height: 266 } : { width: 320, height: 140 })}
              className={picture}
            />
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function HowWeWork() {
  const { headline, body } = services.howWeWork;
  return (
    <Section size="flush">
      <div className={`${stack5} ${css.sheet}`}>
        <h2 className={text.h2}>{headline}</h2>
        <div className={columns2}>
          {body.map((sentences) => (
            <p key={sentences} className={text.quote}>
              {sentences}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

function MoreServices() {
  const { headline, lead, seats, cards } = services.additional;
  return (
    <Section tone="deep">
      <div className={`${cluster5} ${apart} ${ends}`}>
        <SectionHeading headline={headline} lead={lead} />
        <Key
          signs={[
            { words: seats.you, shape: <circle cx="7" cy="7" r="7" className={accented} /> },
            {
              words: seats.coach,
              shape: <circle cx="7" cy="7" r="6" fill="none" stroke="currentColor" />,
            },
          ]}
        />
      </div>
      <ul role="list" className={`${columns2} ${abovePart}`}>
        {cards.map(({ id, title, description, terms: usual }) => (
          <li key={id} id={id} className={`${aligned} ${atStart} ${lineAbove} ${inside5}`}>
            <div className={stack3}>
              <Drawing src={`${rooms}#${id}`} className={css.room} />
              <h3 className={text.h3}>{unbroken(title)}</h3>
              <p className={text.muted}>{unbroken(description)}</p>
            </div>
            <ServiceTerms of={id} usual={usual} />
            <ActionLink action={navigation.bookCall} className={`${text.textLink} ${arrowLink}`}>
              <ActionLabel action={navigation.bookCall} />
              <VisuallyHidden> {unbroken(services.additional.about(title))}</VisuallyHidden>
            </ActionLink>
          </li>
        ))}
      </ul>
      <Agreed />
      <AssessmentOffer />
    </Section>
  );
}

function ServiceQuestions() {
  const { headline, questions } = services.faq;
  const { faq } = useSettings().practice;
  const entries = faqIds
    .filter((id) => faq[id][0])
    .map((id) => ({ id, question: questions[id], answer: faq[id] }));
  return entries[0] && <FaqSection headline={headline} entries={entries} ruled />;
}

/** Says that the missing terms will be agreed; nothing if none is missing. */
function Agreed() {
  const { cards, agreed } = services.additional;
  const own = useSettings().practice.services;
  const rhythms = cards.flatMap(({ id }) => [own[id].howOften, own[id].howLong]);
  if (!rhythms.includes('')) return null;
  const isAnyNamed = rhythms.some((rhythm) => rhythm !== '');
  return <p className={`${text.muted} ${above5}`}>{isAnyNamed ? agreed.rest : agreed.all}</p>;
}

const faqIds = ['cost', 'remote', 'confidentiality'] as const;
const keys = ['whoAttends', 'howOften', 'howLong', 'handedOver', 'weeklyTime', 'cost'] as const;

type Terms = OfferTerms & Practice['program'];

interface ServiceTermsProps {
  of: OfferId;
  /** The default terms, where the practice has not set its own. */
  usual: Partial<Terms>;
  wide?: boolean;
}

/** Who attends, how often, what it costs, and so on. Unknown terms are left out. */
function ServiceTerms({ of, usual, wide = false }: ServiceTermsProps) {
  const own: Partial<Terms> = useSettings().practice.services[of];
  return (
    <dl className={wide ? `${columns4} ${abovePart} ${below5}` : `${terms} ${fullWidth}`}>
      {keys.map((key) => {
        const value = own[key] || usual[key];
        if (!value) return null;
        const term = (
          <>
            <dt className={`${text.small} ${text.muted}`}>{services.termLabels[key]}</dt>
            <dd className={text.medium}>{unbroken(value)}</dd>
          </>
        );
        if (!wide) return <Fragment key={key}>{term}</Fragment>;
        return (
          <div key={key} className={`${stack1} ${strongLineAbove}`}>
            {term}
          </div>
        );
      })}
    </dl>
  );
}
