import { newsletter } from '#content/newsletter.ts';
import issue from '#web/features/site/drawings/issue.svg?raw';
import week from '#web/features/site/drawings/week.svg';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { Drawing, InlineDrawing } from '#web/features/site/shared/drawing.tsx';
import { Entries } from '#web/features/site/shared/entries.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './newsletter.css.ts';
import {
  above3,
  above5,
  above7,
  atStart,
  columns2,
  columns3,
  fullWidth,
  middle,
  pair,
  stack3,
  stack4,
  stack5,
} from '#web/ui/layout.css.ts';
import { picture } from '#web/features/site/shared/shared.css.ts';

export function NewsletterPage() {
  return (
    <>
      <Hero />
      <InEachIssue />
      <Closing />
    </>
  );
}

function Hero() {
  const { kicker, headline, lead: opening } = newsletter.hero;
  return (
    <Section size="hero">
      <div className={`${pair} ${middle}`}>
        <div className={`${stack5} ${atStart}`}>
          <p className={text.kicker}>{kicker}</p>
          <h1 className={text.display}>{headline}</h1>
          <p className={`${text.lead} ${text.muted}`}>{opening}</p>
          <ActionButton action={newsletter.subscribe} arrow className={above3} />
        </div>
        <InlineDrawing svg={issue} className={picture} />
      </div>
    </Section>
  );
}

function InEachIssue() {
  const { headline, body: paragraphs } = newsletter.description;
  return (
    <Section tone="deep">
      <div className={stack4}>
        <h2 className={text.h2}>{headline}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={`${text.lead} ${text.muted}`}>
            {paragraph}
          </p>
        ))}
      </div>
      <Entries
        items={newsletter.items}
        className={css.issueColumns}
        entry={`${stack3} ${css.column}`}
        title={text.h1}
        text={text.lead}
      />
      <PastIssues />
    </Section>
  );
}

function PastIssues() {
  const { issueTitles } = useSettings().practice.newsletter;
  if (issueTitles.length === 0) return null;
  return (
    <div className={above7}>
      <h3 className={text.h3}>{newsletter.pastIssues}</h3>
      <ul role="list" className={`${columns3} ${above5}`}>
        {issueTitles.map((title) => (
          <li key={title} className={`${stack4} ${css.sheet}`}>
            <p className={text.h3}>{title}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Closing() {
  const { headline, body } = newsletter.closing;
  return (
    <Section>
      <div className={`${columns2} ${middle}`}>
        <Drawing src={week} width="410" height="50" className={fullWidth} />
        <div className={`${stack5} ${atStart}`}>
          <h2 className={text.h1}>{headline}</h2>
          <p className={text.lead}>{body}</p>
          <ActionButton action={newsletter.subscribe} arrow />
        </div>
      </div>
    </Section>
  );
}
