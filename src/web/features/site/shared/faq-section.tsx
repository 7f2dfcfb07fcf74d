import type { FaqEntry } from '#content/faq.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { lineBelow, split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading, unbroken } from './section-heading.tsx';
import {
  answer as answerClass,
  entry,
  question as questionClass,
  sign,
} from './faq-section.css.ts';
import { anchor } from './shared.css.ts';
import { h4 } from '#web/ui/text.css.ts';

export interface FaqSectionProps {
  headline: string;
  entries: readonly FaqEntry[];
  id?: string;
  ruled?: boolean;
}

/** The shared name makes the browser close one entry when another is opened. */
export function FaqSection({ headline, entries, ...rest }: FaqSectionProps) {
  return (
    <Section {...rest} className={anchor}>
      <div className={split}>
        <SectionHeading headline={headline} />
        <div className={lineBelow}>
          {entries.map(({ id: key, question, answer }) => (
            <details key={key} name="faq" className={entry}>
              <summary className={questionClass}>
                <h3 className={h4}>{question}</h3>
                <PlusIcon size={26} className={sign} />
              </summary>
              <div id={key} className={answerClass}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{unbroken(paragraph)}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
