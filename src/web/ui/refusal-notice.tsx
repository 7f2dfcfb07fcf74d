import { useId, type ReactNode } from 'react';
import * as css from './state.css.ts';

interface RefusalNoticeProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** The server refused what the visitor gave: what is wrong, and what to do. */
export function RefusalNotice({ title, className = '', children }: RefusalNoticeProps) {
  const id = useId();
  return (
    <section className={`${css.refusal} ${className}`} aria-labelledby={id}>
      <h2 id={id} className={css.refusalTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
