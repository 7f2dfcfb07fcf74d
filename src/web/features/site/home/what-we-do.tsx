import { home } from '#content/home.ts';
import { navigation } from '#content/navigation.ts';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as css from './what-we-do.css.ts';

export function WhatWeDo() {
  const { headline, lead, items, program } = home.whatWeDo;
  return (
    <Section>
      <SectionHeading headline={headline} lead={lead} />
      <ul role="list" className={css.parts}>
        {items.map(({ title, description }) => (
          <li key={title} className={css.part}>
            <h3 className={text.h3}>{title}</h3>
            <p className={text.muted}>{description}</p>
          </li>
        ))}
      </ul>
      <Card pad="lg" className={css.program}>
        <div className={css.top}>
          <h3 className={css.name}>{program.name}</h3>
          <p className={css.length}>{program.length}</p>
        </div>
        <NinetyDays />
        <ul role="list" className={css.includes}>
          {program.includes.map((part) => (
            <li key={part} className={text.h4}>
              {part}
            </li>
          ))}
        </ul>
        <div className={css.actions}>
          <ActionButton action={navigation.bookCall} size="md" arrow />
          <ActionButton action={program.action} variant="secondary" size="md" />
        </div>
      </Card>
    </Section>
  );
}

const DAYS = 90;
const ticks = Array.from({ length: DAYS + 1 }, (_, at) => at);
const isWeek = (at: number) => at % 7 === 0;
const draw = (at: readonly number[], top: number) => at.map((x) => `M${x} ${top}V40`).join('');

const days = draw(
  ticks.filter((at) => !isWeek(at)),
  26,
);
const weeks = draw(ticks.filter(isWeek), 4);

/** The length of the program as a ruler: a stroke a day, a long one for each weekly check-in. */
function NinetyDays() {
  return (
    <svg
      viewBox={`0 0 ${DAYS} 40`}
      preserveAspectRatio="none"
      aria-hidden
      className={css.ninetyRuler}
    >
      <path d={days} className={css.day} vectorEffect="non-scaling-stroke" />
      <path d={weeks} className={css.week} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
