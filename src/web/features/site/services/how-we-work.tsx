import { services } from '#content/services.ts';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { note, paragraph } from './how-we-work.css.ts';

export function HowWeWork() {
  const { headline, body } = services.howWeWork;
  return (
    <Section>
      <div className={split}>
        <SectionHeading headline={headline} />
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
