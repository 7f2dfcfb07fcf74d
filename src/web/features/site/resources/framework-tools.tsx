import { resources } from '#content/resources.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { SectionHeading } from '#web/features/site/shared/section-heading.tsx';
import { tool, tools, words } from './framework-tools.css.ts';
import { PrintedPage } from './printed-page.tsx';

export function FrameworkTools() {
  const { headline, lead, items } = resources.tools;
  return (
    <Section ruled>
      <SectionHeading headline={headline} lead={lead} />
      <ul role="list" className={tools}>
        {items.map(({ id, title, description, action }) => (
          <li key={id} className={tool}>
            <PrintedPage of={id} />
            <div className={words}>
              <h3 className={text.h3}>{title}</h3>
              <p className={text.muted}>{description}</p>
            </div>
            <ActionButton action={action} variant="secondary" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
