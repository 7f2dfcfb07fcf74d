import { privacy } from '#content/privacy.ts';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as css from './privacy.css.ts';

/** How long, who sees it, what goes to others, and how to ask. */
export function PrivacySections() {
  const { sections, asking } = privacy;
  return (
    <>
      {sections.map(({ title, paragraphs }) => (
        <Section key={title} ruled>
          <div className={split}>
            <SectionHeading headline={title} />
            <Words paragraphs={paragraphs} />
          </div>
        </Section>
      ))}
      <Section tone="deep">
        <div className={split}>
          <SectionHeading headline={asking.title} />
          <div>
            <Words paragraphs={asking.paragraphs} />
            <div className={css.actions}>
              {asking.actions.map((action) => (
                <ActionButton key={action.label} action={action} variant="secondary" />
              ))}
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}

function Words({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={css.words}>
      {paragraphs.map((sentences) => (
        <p key={sentences}>{sentences}</p>
      ))}
    </div>
  );
}
