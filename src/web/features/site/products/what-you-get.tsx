import { products } from '#content/products.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { description as descriptionClass, mark, sheet, sheets } from './what-you-get.css.ts';

/** Three stretches of time, a question and its answer, what is ticked off. */
const marks = [
  'M4 56h112M6 40h32v16M42 24h32v32M78 8h36v48',
  'M4 4h68v32H24l-9 9v-9H4ZM84 22h32v28h-8v9l-9-9H52v-6',
  'm4 12 6 6 11-12M4 34l6 6 11-12M4 56l6 6 11-12M34 12h82M34 34h58M34 56h70',
];

export function WhatYouGet() {
  const { headline, items } = products.playbook.whatYouGet;
  return (
    <Section tone="deep">
      <h2 className={text.h2}>{headline}</h2>
      <ul role="list" className={sheets}>
        {items.map(({ title, description }, at) => (
          <li key={title} className={sheet}>
            <svg viewBox="0 0 120 64" aria-hidden className={mark}>
              <path d={marks[at]} />
            </svg>
            <h3 className={text.h3}>{title}</h3>
            <p className={descriptionClass}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
