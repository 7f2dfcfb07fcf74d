import { useId, type ReactNode } from 'react';
import { Card } from './card.tsx';
import * as css from './notice-card.css.ts';
import { h2 } from './text.css.ts';

interface NoticeCardProps {
  icon?: ReactNode;
  title: string;
  text: ReactNode;
  /** Buttons and links, the primary one first. */
  children: ReactNode;
}

/** Replaces the content of a page; says why it is missing and what to do. */
export function NoticeCard({ icon, title, text, children }: NoticeCardProps) {
  const id = useId();
  return (
    <Card as="section" pad="lg" aria-labelledby={id} className={css.card}>
      {icon !== undefined && (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      )}
      <h2 id={id} className={h2}>
        {title}
      </h2>
      <div className={css.text}>{text}</div>
      <div className={css.actions}>{children}</div>
    </Card>
  );
}
