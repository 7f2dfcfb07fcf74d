import { services } from '#content/services.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { note, paragraph, sheet } from './how-we-work.css.ts';

export function HowWeWork() {
  const { headline, body } = services.howWeWork;
  return (
    <Section size="flush">
      <div className={sheet}>
        <h2 className={text.h2}>{headline}</h2>
        <div className={note}>
          {body.map((sentences) => (
            <p key={sentences} className={paragraph}>
              {sentences}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
