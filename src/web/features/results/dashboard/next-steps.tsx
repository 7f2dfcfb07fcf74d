import { useId } from 'react';
import type { NextStepsContent } from '#content/next-steps.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { ArrowRightIcon, ArrowUpRightIcon } from '#web/ui/icons.tsx';
import { PhoneFold } from '#web/ui/phone-fold.tsx';
import { h2, h3, h4, muted } from '#web/ui/text.css.ts';
import {
  above2,
  above4,
  inside3,
  inside4,
  lineAbove,
  lineBelow,
  relative,
  tiles,
} from '#web/ui/layout.css.ts';
import * as css from './next-steps.css.ts';

interface NextStepsBlockProps {
  content: NextStepsContent;
  /** `folded`: one line until it is opened, for a page with something else to do. */
  tone?: keyof typeof titles;
}

const titles = { ink: h2, inkFoldedOnPhone: h3, folded: h4 };

/** 'What's Next?' or 'Ready For More?': links to the next steps. */
export function NextStepsBlock({ content, tone = 'ink' }: NextStepsBlockProps) {
  const titleId = useId();
  const title = (
    <h2 id={titleId} className={titles[tone]}>
      {content.headline}
    </h2>
  );
  const links = (
    <ul role="list" className={`${tiles} ${above4}`}>
      {content.links.map((step) => {
        const Icon = step.target.kind === 'external' ? ArrowUpRightIcon : ArrowRightIcon;
        return (
          <li key={step.label} className={`${lineAbove} ${inside4} ${relative}`}>
            <ActionLink action={step} className={`${h4} ${css.link}`}>
              <span>{step.label}</span>
              <Icon className={css.icon} />
            </ActionLink>
            <p className={`${above2} ${muted}`}>{step.description}</p>
          </li>
        );
      })}
    </ul>
  );
  if (tone === 'folded') {
    return (
      <section aria-labelledby={titleId}>
        <Fold title={title} className={`${lineAbove} ${lineBelow} ${inside3}`}>
          {links}
        </Fold>
      </section>
    );
  }
  return (
    <Card as="section" tone="ink" pad="lg" aria-labelledby={titleId}>
      <PhoneFold folds={tone === 'inkFoldedOnPhone'} title={title}>
        {links}
      </PhoneFold>
    </Card>
  );
}
