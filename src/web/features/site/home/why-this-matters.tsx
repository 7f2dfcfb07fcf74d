import { home } from '#content/home.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './why-this-matters.css.ts';

export function WhyThisMatters() {
  const { headline, lead, body, items } = home.whyThisMatters;
  return (
    <Section tone="ink">
      {/* Small, because the sentence below is the one to remember. */}
      <h2 className={text.kicker}>{headline}</h2>
      <div className={css.statement}>
        <div className={css.words}>
          <p className={css.claim}>{lead}</p>
          <p className={css.body}>{body}</p>
        </div>
        <Bottleneck />
      </div>
      <ul role="list" className={css.items}>
        {items.map(({ title, description }) => (
          <li key={title} className={css.item}>
            <h3 className={text.h3}>{title}</h3>
            <p className={css.itemText}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const rows = Array.from({ length: 17 }, (_, index) => 10 + index * 20);
const lines = rows.map((y) => `M0 ${y}C190 ${y} 210 170 380 170`).join('');

/** Everything waits for one person. */
function Bottleneck() {
  return (
    <svg viewBox="0 0 440 340" aria-hidden className={css.drawing}>
      <path d={lines} />
      <circle cx="392" cy="170" r="13" className={css.desk} />
      <path d="M410 170h30" />
    </svg>
  );
}
