import {
  discussionPrompts,
  ptrCards,
  ptrFramework,
  templateColumns,
  templateExamples,
  type PtrCard as PtrCardContent,
  type TemplateRow as Row,
} from '#content/ptr-framework.ts';
import { ptrCall } from '#content/framework-tools.ts';
import { templateHtml } from './printed-template.tsx';
import { BackLinks } from './back-links.tsx';
import { CallBand } from '#web/features/site/shared/bands.tsx';
import { needsScript, numbered } from '#web/features/site/shared/shared.css.ts';
import { printDocument } from '#web/lib/print-document.tsx';
import { Button } from '#web/ui/button.tsx';
import { PrintIcon } from '#web/ui/icons.tsx';
import {
  above6,
  apart,
  cluster2,
  cluster5,
  ends,
  inside3,
  inside5,
  lineAbove,
  lineBelow,
  middle,
  pair,
  split,
  stack4,
  stack5,
  stack6,
} from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './ptr-framework.css.ts';

export function PtrFrameworkPage() {
  return (
    <>
      <PtrHero />
      <DiscussionPrompts />
      <SampleTemplate />
      <CallBand content={ptrCall} />
    </>
  );
}

function PtrHero() {
  return (
    <Section size="hero">
      <div className={stack6}>
        <BackLinks />
        <div className={`${pair} ${ends}`}>
          <h1 className={css.title}>{ptrFramework.title}</h1>
          <p className={`${text.lead} ${text.muted}`}>{ptrFramework.intro}</p>
        </div>
        <ul role="list" className={css.cards}>
          {ptrCards.map((card) => (
            <PtrCard key={card.id} card={card} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function PtrCard({ card }: { card: PtrCardContent }) {
  return (
    <li id={card.id} className={`${stack5} ${css.card[card.kind]}`}>
      <div className={stack4}>
        <PtrSign kind={card.kind} className={`${text.h3} ${text.accent}`} />
        <h2 className={text.h2}>{card.name}</h2>
        <p>{card.description}</p>
      </div>
      <ul role="list">
        {card.examples.map((example) => (
          <li key={example} className={`${text.small} ${lineAbove} ${inside3}`}>
            {example}
          </li>
        ))}
      </ul>
    </li>
  );
}

function DiscussionPrompts() {
  return (
    <Section tone="ink">
      <div className={split}>
        <h2 className={text.h2}>{ptrFramework.promptsTitle}</h2>
        <ol role="list" className={lineBelow}>
          {discussionPrompts.map((question) => (
            <li key={question} className={`${text.h3} ${numbered} ${lineAbove} ${inside5}`}>
              {question}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const HEADING = 'sample-template';

function SampleTemplate() {
  return (
    <Section tone="deep">
      <div className={`${cluster5} ${apart} ${ends}`}>
        <h2 id={HEADING} className={text.h2}>
          {ptrFramework.templateTitle}
        </h2>
        <Button
          variant="secondary"
          size="lg"
          className={needsScript}
          onClick={() => printDocument(templateHtml())}
        >
          <PrintIcon /> {ptrFramework.print}
        </Button>
      </div>
      <table aria-labelledby={HEADING} className={`${css.table} ${above6}`}>
        <thead className={css.head}>
          <tr>
            {templateColumns.map(({ key, label }) => (
              <th key={key} scope="col" className={css.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {templateExamples.map((row) => (
            <TemplateRow key={row.issue} row={row} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function TemplateRow({ row }: { row: Row }) {
  return (
    <tr className={`${stack4} ${css.row}`}>
      {templateColumns.map(({ key, label }) =>
        key === 'issue' ? (
          <th key={key} scope="row" data-column={label} className={`${css.cell} ${text.h4}`}>
            {row[key]}
          </th>
        ) : (
          <td key={key} data-column={label} className={css.cell}>
            {key === 'kind' ? (
              <span className={`${cluster2} ${middle} ${text.small} ${text.strong}`}>
                <PtrSign kind={row.kind} className={text.accent} />
                <span>{row.kind}</span>
              </span>
            ) : (
              row[key]
            )}
          </td>
        ),
      )}
    </tr>
  );
}

/** Ever firmer: a loose outline, rings grown over the years, a solid block. */
const drawings = {
  Preference: <circle cx="12" cy="12" r="9.5" strokeDasharray="3.2 2.8" />,
  Tradition: (
    <>
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="6.4" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  Requirement: <rect x="2" y="2" width="20" height="20" fill="currentColor" />,
};

function PtrSign({ kind, className = '' }: { kind: Row['kind']; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={`${css.ptrSign} ${className}`}>
      {drawings[kind]}
    </svg>
  );
}
