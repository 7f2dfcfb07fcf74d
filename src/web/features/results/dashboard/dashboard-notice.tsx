import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { h2 } from '#web/ui/text.css.ts';
import * as css from './dashboard-notice.css.ts';

interface DashboardNoticeProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** Buttons and links, the one that goes on first. */
  children: ReactNode;
}

/** What stands on the dashboard where the results cannot be shown. */
export function DashboardNotice({ icon, title, text, children }: DashboardNoticeProps) {
  return (
    <Card as="section" pad="lg" aria-labelledby="dashboard-notice" className={css.card}>
      <span aria-hidden className={css.icon}>
        {icon}
      </span>
      <h2 id="dashboard-notice" className={h2}>
        {title}
      </h2>
      <div className={css.text}>{text}</div>
      <div className={css.actions}>{children}</div>
    </Card>
  );
}
