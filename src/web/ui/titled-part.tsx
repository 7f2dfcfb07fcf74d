import { useId, type ReactNode } from 'react';
import { split } from './layout.css.ts';
import { PhoneFold } from './phone-fold.tsx';
import { h2, strong, textLink } from './text.css.ts';
import * as css from './titled-part.css.ts';

export interface TitledPartProps {
  /** For links to it. */
  id?: string | undefined;
  /** Without a title only the content is shown. */
  title: string | undefined;
  lead?: ReactNode;
  /** Puts the heading beside the content where there is room. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A part of the results with its own heading. */
export function TitledPart({ id, title, lead, isBeside = false, children }: TitledPartProps) {
  const titleId = useId();
  if (title === undefined) return children;
  return (
    <section id={id} aria-labelledby={titleId} className={isBeside ? split : undefined}>
      <div>
        <h2 id={titleId} className={h2}>
          {title}
        </h2>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      <div className={isBeside ? undefined : css.content}>{children}</div>
    </section>
  );
}

export interface PartLink {
  id: string;
  title: string;
}

/** Links to the parts of a long page; on a phone they fold to one line. */
export function OnThisPage({ parts }: { parts: readonly PartLink[] }) {
  const id = useId();
  const title = (
    <span id={id} className={strong}>
      On This Page
    </span>
  );
  return (
    <nav aria-labelledby={id} data-print="hide" className={css.contents}>
      <PhoneFold title={title} className={css.parts}>
        <ul role="list" className={css.links}>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`} className={`${textLink} ${css.link}`}>
                {part.title}
              </a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}
