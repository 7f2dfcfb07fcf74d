import { newsletter } from '#content/newsletter.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { body, list, opening, row, title } from './in-each-issue.css.ts';

export function InEachIssue() {
  const { description, items } = newsletter;
  return (
    <Section tone="deep">
      <div className={opening}>
        <h2 className={text.h2}>{description.headline}</h2>
        {description.body.map((paragraph) => (
          <p key={paragraph} className={body}>
            {paragraph}
          </p>
        ))}
      </div>
      <ul role="list" className={list}>
        {items.map((item) => (
          <li key={item.title} className={row}>
            <h3 className={title}>{item.title}</h3>
            <p className={text.lead}>{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
