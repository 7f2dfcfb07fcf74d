import { useId, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './boxes.tsx';
import {
  above2,
  atStart,
  buttons,
  fullWidth,
  measure,
  narrow,
  stack4,
  stack5,
} from './layout.css.ts';
import * as css from './notice.css.ts';
import { h2, muted } from './text.css.ts';

interface NoticeProps {
  look?: keyof typeof css.looks;
  text: string;
  action?: string;
  isRetrying?: boolean;
  /** Absent if trying again does not help: then there is no button. */
  onRetry?: (() => void) | undefined;
}

/** Replaces content that could not be loaded; says what happened, with a button to try again. */
export function Notice({
  look = 'plain',
  text,
  action = 'Try Again',
  isRetrying = false,
  onRetry,
}: NoticeProps) {
  return (
    <div role="alert" className={css.looks[look]}>
      <p>{text}</p>
      {onRetry && (
        <Button
          variant={look === 'page' ? 'primary' : 'secondary'}
          pending={isRetrying}
          onClick={onRetry}
        >
          {action}
        </Button>
      )}
    </div>
  );
}

interface NoticeCardProps {
  icon?: ReactNode;
  title: string;
  text: ReactNode;
  /** For content that could not be loaded: a button, and the card is announced. */
  onRetry?: () => void;
  /** Buttons and links, the primary one first. */
  children?: ReactNode;
}

/** Replaces the content of a page. Says why it is missing, and what to do. */
export function NoticeCard({ icon, title, text, onRetry, children }: NoticeCardProps) {
  const id = useId();
  const card = (
    <Card as="section" pad="lg" aria-labelledby={id} className={`${stack4} ${atStart} ${narrow}`}>
      {icon !== undefined && (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      )}
      <h2 id={id} className={h2}>
        {title}
      </h2>
      <div className={`${stack5} ${fullWidth} ${measure} ${muted}`}>{text}</div>
      <div className={`${buttons} ${fullWidth} ${above2}`}>
        {onRetry && (
          <Button size="lg" onClick={onRetry}>
            Try Again
          </Button>
        )}
        {children}
      </div>
    </Card>
  );
  return onRetry ? <div role="alert">{card}</div> : card;
}
