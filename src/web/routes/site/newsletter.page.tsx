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
    <Section size="flush">
      <div className={css.hero}>
        <div className={css.heroWords}>
          <p className={text.kicker}>{kicker}</p>
          <h1 className={text.display}>{headline}</h1>
          <p className={css.lead}>{opening}</p>
          <ActionButton action={newsletter.subscribe} arrow className={css.button} />
        </div>
        <InlineDrawing svg={issue} className={css.heroDrawing} />
      </div>
    </Section>
  );
}

function InEachIssue() {
  const { headline, body: paragraphs } = newsletter.description;
  return (
    <Section tone="deep">
      <div className={css.opening}>
        <h2 className={text.h2}>{headline}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={css.body}>
            {paragraph}
          </p>
        ))}
      </div>
      <Entries
        items={newsletter.items}
        className={css.issueColumns}
        entry={css.column}
        title={css.issueTitle}
        text={text.lead}
      />
      <PastIssues />
    </Section>
  );
}

/** Past issues, if the practice has listed any. */
function PastIssues() {
  const { issueTitles } = useSettings().practice.newsletter;
  if (issueTitles.length === 0) return null;
  return (
    <div className={css.past}>
      <h3 className={text.h3}>{newsletter.pastIssues}</h3>
      <ul role="list" className={css.list}>
        {issueTitles.map((title) => (
          <li key={title} className={css.sheet}>
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
      <div className={css.closing}>
        <Drawing src={week} width="410" height="50" className={css.closingDrawing} />
        <div className={css.closingWords}>
          <h2 className={text.h1}>{headline}</h2>
          <p className={text.lead}>{body}</p>
          <ActionButton action={newsletter.subscribe} arrow />
        </div>
      </div>
    </Section>
  );
}
