import { discussionPrompts, ptrFramework } from '#content/ptr-framework.ts';
import { Section } from '#web/ui/section.tsx';
import { columns, heading, prompt, prompts } from './discussion-prompts.css.ts';

export function DiscussionPrompts() {
  return (
    <Section tone="ink">
      <div className={columns}>
        <h2 className={heading}>{ptrFramework.promptsTitle}</h2>
        <ol role="list" className={prompts}>
          {discussionPrompts.map((question) => (
            <li key={question} className={prompt}>
              {question}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
