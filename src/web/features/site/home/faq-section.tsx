import { faq } from '#content/faq.ts';
import { homeAnchors } from '#content/site.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';
import { anchor } from '#web/features/site/shared/shared.css.ts';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import {
  answer as answerClass,
  entry,
  list,
  question as questionClass,
  sign,
  words,
} from './faq-section.css.ts';

/** The shared name makes the browser close one entry when another is opened. */
export function FaqSection() {
  return (
    <Section id={homeAnchors.faq} ruled className={anchor}>
      <div className={split}>
        <SectionHeading headline={faq.headline} />
        <div className={list}>
          {faq.entries.map(({ id, question, answer }) => (
            <details key={id} name="faq" className={entry}>
              <summary className={questionClass}>
                <h3 className={words}>{question}</h3>
                <PlusIcon size={26} className={sign} />
              </summary>
              <div className={answerClass}>
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
