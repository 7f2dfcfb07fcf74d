import type { ReactNode } from 'react';
import { shared } from '#content/sharing.ts';
import { Section } from '#web/ui/section.tsx';
import { kicker } from '#web/ui/text.css.ts';
import * as css from './shared.css.ts';

/** The title, with what can be said at once. */
export function SharedHeader({ children }: { children?: ReactNode }) {
  return (
    <Section tone="deep" size="slim">
      <p className={kicker}>{shared.kicker}</p>
      <h1 className={css.headline}>{shared.headline}</h1>
      {children}
    </Section>
  );
}
