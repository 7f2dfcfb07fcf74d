import { decisionTree, howToSteps } from '#content/decision-tree.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { body, section, step, steps, title } from './how-to-use.css.ts';

export function HowToUse() {
  return (
    <Section tone="deep" size="flush" className={section}>
      <h2 className={text.h2}>{decisionTree.howToTitle}</h2>
      <ol role="list" className={steps}>
        {howToSteps.map((item) => (
          <li key={item.title} className={step}>
            <h3 className={title}>{item.title}</h3>
            <p className={body}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
