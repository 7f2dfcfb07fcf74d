import { assessmentOffer } from '#content/assessment-offer.ts';
import type { BandContent } from '#content/home.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Card, Container } from '#web/ui/boxes.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import pentagon from '#web/ui/pentagon.svg';
import week from '#web/features/site/drawings/week.svg';
import { ActionButton } from './action-button.tsx';
import * as css from './bands.css.ts';
import { Drawing } from './drawing.tsx';
import {
  abovePart,
  apart,
  atStart,
  cluster5,
  ends,
  grows,
  measure,
  middle,
  notOnPhone,
  pair,
  rigid,
  stack2,
  stack4,
  stack5,
} from '#web/ui/layout.css.ts';

export function CallBand({ content }: { content: BandContent }) {
  return (
    <section className={css.band}>
      <Container className={`${pair} ${atStart} ${ends}`}>
        <h2 className={text.h1}>{content.headline}</h2>
        <div className={`${stack5} ${atStart}`}>
          <p className={text.lead}>{content.body}</p>
          <ActionButton action={content.action} arrow />
        </div>
      </Container>
    </section>
  );
}

export function NewsletterBand({ content }: { content: BandContent }) {
  return (
    <Section tone="deep">
      <div className={`${cluster5} ${apart} ${ends}`}>
        <div className={stack4}>
          <Drawing src={week} width="205" height="25" className={notOnPhone} />
          <h2 className={text.h2}>{content.headline}</h2>
          <p className={`${text.lead} ${text.muted}`}>{content.body}</p>
        </div>
        <ActionButton action={content.action} arrow />
      </div>
    </Section>
  );
}

export function AssessmentOffer() {
  if (!useSettings().flags.assessmentEnabled) return null;
  const { headline, body, action } = assessmentOffer;
  return (
    <Card as="aside" tone="plain" pad="lg" className={`${cluster5} ${middle} ${abovePart}`}>
      <Drawing src={pentagon} width="100" height="100" className={`${notOnPhone} ${rigid}`} />
      <div className={`${cluster5} ${apart} ${middle} ${grows}`}>
        <div className={`${stack2} ${measure}`}>
          <h3 className={text.h3}>{headline}</h3>
          <p className={text.muted}>{body}</p>
        </div>
        <ActionButton action={action} variant="secondary" />
      </div>
    </Card>
  );
}
