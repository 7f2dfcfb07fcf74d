import { newsletter } from '#content/newsletter.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { body, column, columns, description, opening, title } from './in-each-issue.css.ts';
import { PastIssues } from './past-issues.tsx';

export function InEachIssue() {
  const { headline, body: paragraphs } = newsletter.description;
  return (
    <Section tone="deep">
      <div className={opening}>
        <h2 className={text.h2}>{headline}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={body}>
            {paragraph}
          </p>
        ))}
      </div>
      <ul role="list" className={columns}>
        {newsletter.items.map((item) => (
          <li key={item.title} className={column}>
            <h3 className={title}>{item.title}</h3>
            <p className={description}>{item.description}</p>
          </li>
        ))}
      </ul>
      <PastIssues />
    </Section>
  );
}
