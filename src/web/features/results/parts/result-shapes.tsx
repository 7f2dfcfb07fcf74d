import type { ReactNode } from 'react';
import { areas } from '#domain/areas.ts';
import { inHue } from '#web/ui/hue.css.ts';
import { halves, stack0 } from '#web/ui/layout.css.ts';
import { NoticeCard } from '#web/ui/notice.tsx';
import { LockIcon } from '#web/ui/tool-icons.tsx';
import * as css from './result-shapes.css.ts';

interface LockedResultsProps {
  title: string;
  text: ReactNode;
  /** What unlocks them. */
  children: ReactNode;
}

/**
 * In place of locked results: how to unlock them, over a blur. A blur hides nothing from the page's source, so
 * behind it are shapes: the same for everyone, and without words.
 */
export function LockedResults({ title, text, children }: LockedResultsProps) {
  return (
    <div className={stack0}>
      <div aria-hidden className={`${halves} ${css.shapes}`}>
        <div>
          {areas.map(({ name, color }) => (
            <div key={name} className={`${css.line} ${inHue[color]}`} />
          ))}
        </div>
        <div className={css.pentagon} />
      </div>
      <div className={css.overlay}>
        <NoticeCard icon={<LockIcon size={22} />} title={title} text={text}>
          {children}
        </NoticeCard>
      </div>
    </div>
  );
}
