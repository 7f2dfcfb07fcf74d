import { useId, type ReactNode } from 'react';
import { split } from '#web/ui/layout.css.ts';
import * as text from '#web/ui/text.css.ts';
import * as css from './own-data.css.ts';

interface PartProps {
  headline: string;
  /** A hairline above. */
  ruled?: boolean;
  children: ReactNode;
}

/** A part of the page: what it is about beside what there is to see and do. */
export function Part({ headline, ruled = true, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${split} ${css.part} ${ruled ? css.ruled : ''}`}>
      <h2 id={id} className={text.h2}>
        {headline}
      </h2>
      <div className={css.words}>{children}</div>
    </section>
  );
}
