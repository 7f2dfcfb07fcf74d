import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { above3, measure, split, tappable } from './layout.css.ts';
import { PhoneFold } from './phone-fold.tsx';
import { h2, muted, strong, textLink } from './text.css.ts';
import * as css from './titled-part.css.ts';

export interface TitledPartProps {
  id?: string | undefined;
  /** Without a title only the content is shown. */
  title: string | undefined;
  lead?: ReactNode;
  /** Puts the heading beside the content where there is room. */
  isBeside?: boolean;
  children: ReactNode;
}

const Level = createContext(2);

/** A heading of the level that the part around it asks for. */
export function Heading(props: ComponentProps<'h2'>) {
  const Element = `h${use(Level)}` as 'h2';
  return <Element {...props} />;
}

export function TitledPart({ id, title, lead, isBeside = false, children }: TitledPartProps) {
  const titleId = useId();
  if (title === undefined) return children;
  return (
    <section id={id} aria-labelledby={titleId} className={isBeside ? split : undefined}>
      <div>
        <Heading id={titleId} className={h2}>
          {title}
        </Heading>
        {lead !== undefined && <p className={`${muted} ${measure} ${above3}`}>{lead}</p>}
      </div>
      <div className={isBeside ? undefined : css.content}>
        <Level value={use(Level) + 1}>{children}</Level>
      </div>
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
              <a href={`#${part.id}`} className={`${textLink} ${tappable}`}>
                {part.title}
              </a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}
