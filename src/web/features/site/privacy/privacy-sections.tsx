import { privacy } from '#content/privacy.ts';
import { split } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import * as css from './privacy.css.ts';

/** How long, who sees it, and what goes to others. */
export function PrivacySections() {
  return (
    <Section size="flush">
      {privacy.sections.map(({ title, paragraphs }) => (
        <div key={title} className={`${split} ${css.row}`}>
          <SectionHeading headline={title} />
          <Words paragraphs={paragraphs} />
        </div>
      ))}
    </Section>
  );
}

/** What somebody can do about what is kept of them. */
export function PrivacyRights() {
  const { title, paragraphs, actions } = privacy.asking;
  return (
    <Section tone="deep" size="slim">
      <div className={split}>
        <SectionHeading headline={title} />
        <div>
          <Words paragraphs={paragraphs} />
          <div className={css.actions}>
            {actions.map((action) => (
              <ActionButton key={action.label} action={action} variant="secondary" />
            ))}
          </div>
        </div>
      </div>
    </Section>
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
