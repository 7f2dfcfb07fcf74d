import { useEffect, useId, type ReactNode, Fragment } from 'react';
import { officePeople } from '#content/office-people.ts';
import { officeTitle } from '#content/office.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Card } from '#web/ui/boxes.tsx';
import { Fold } from '#web/ui/fold.tsx';
import {
  h1,
  h3,
  h4,
  mayBreak,
  muted,
  smallSize,
  tabular,
  textLink,
  together,
} from '#web/ui/text.css.ts';
import { OfficeLink, SearchLink } from './routing.tsx';
import {
  across,
  atStart,
  cluster3,
  inside4,
  measure,
  middle,
  onBaseline,
  shrinks,
  stack2,
  stack3,
  stack4,
} from '#web/ui/layout.css.ts';
import * as css from './page.css.ts';

interface PageHeadProps {
  /** Also the title of the document. */
  title: string;
  lead?: ReactNode;
  /** Above the title: a link to the parent page. */
  back?: ReactNode;
  /** Beside the title: actions for the whole page. */
  actions?: ReactNode;
}

export function PageHead({ title, lead, back, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = officeTitle(title);
  }, [title]);
  return (
    <header className={`${stack3} ${shrinks}`}>
      {back !== undefined && <p className={smallSize}>{back}</p>}
      <div className={css.row}>
        <h1 className={`${h1} ${title.includes('@') ? css.addressTitle : css.title}`}>
          {breakable(title)}
        </h1>
        {actions !== undefined && <div className={css.pageActions}>{actions}</div>}
      </div>
      {lead !== undefined && <p className={`${measure} ${muted}`}>{lead}</p>}
    </header>
  );
}

interface OfficeSectionProps {
  /** Given if a `JumpLink` leads to it. */
  id?: string;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** True if only the title shows until it is pressed. */
  isFolded?: boolean;
  children?: ReactNode;
}

export function OfficeSection({
  id,
  title,
  lead,
  actions,
  isFolded = false,
  children,
}: OfficeSectionProps) {
  const titleId = useId();
  const head = (
    <>
      <h2 id={titleId} className={`${h3} ${shrinks} ${css.pushes} ${mayBreak}`}>
        {title}
      </h2>
      {actions}
    </>
  );
  const content = (
    <>
      {lead !== undefined && <p className={`${smallSize} ${measure} ${muted}`}>{lead}</p>}
      {children}
    </>
  );
  return (
    <section id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={titleId}>
      <Card className={stack4}>
        {isFolded ? (
          <Fold title={head}>
            <div className={`${stack4} ${inside4}`}>{content}</div>
          </Fold>
        ) : (
          <>
            <div className={`${cluster3} ${onBaseline}`}>{head}</div>
            {content}
          </>
        )}
      </Card>
    </section>
  );
}

export interface Fact {
  term: string;
  /** Shown as a dash if unknown. */
  value: ReactNode;
  /** True for a longer value, which takes a whole row. */
  isWide?: boolean;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.list}>
      {facts.map(({ term, value, isWide }) => (
        <div key={term} className={isWide ? `${shrinks} ${across}` : shrinks}>
          <dt className={`${smallSize} ${muted}`}>{term}</dt>
          <dd className={mayBreak}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** Shown when there is nothing yet or nothing matches the filters. Says why, and what to do. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <p className={h4}>{title}</p>
      <div className={`${stack2} ${atStart} ${muted} ${mayBreak} ${measure}`}>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}

interface NothingHereProps {
  title: string;
  text: string;
  /** The label of the link, which leads `to` the closest page. */
  back: string;
  to: '/office' | '/office/people';
}

export function NothingHere({ title, text, back, to }: NothingHereProps) {
  return (
    <>
      <PageHead title={title} lead={text} />
      <p>
        <OfficeLink to={to} className={buttonClass()}>
          {back}
        </OfficeLink>
      </p>
    </>
  );
}

interface PagedProps {
  label: string;
  page: number;
  perPage: number;
  shown: number;
  total: number;
  lastPage?: number;
  none: ReactNode;
  /** Shown past the end of the list, in place of `none`. */
  noPage?: { title: string; back: string };
  /** The part of the list. */
  children: ReactNode;
}

/** A page of a long list: which part of it this is, and links to the pages around it. */
export function Paged({ lastPage = Infinity, none, noPage, children, ...list }: PagedProps) {
  const { label, page, perPage, shown, total } = list;
  if (shown === 0) {
    if (total === 0 || !noPage) return none;
    return (
      <EmptyState title={noPage.title}>
        <SearchLink change={{ page: undefined }} className={textLink}>
          {noPage.back}
        </SearchLink>
      </EmptyState>
    );
  }
  const before = (page - 1) * perPage;
  const link = (words: string, to: number) => (
    <SearchLink
      change={{ page: to === 1 ? undefined : `${to}` }}
      className={buttonClass({ variant: 'secondary' })}
    >
      {words}
    </SearchLink>
  );
  return (
    <>
      {children}
      <nav aria-label={`${label}: pages`} className={`${cluster3} ${middle}`}>
        <p role="status" className={`${css.summary} ${smallSize} ${muted} ${tabular}`}>
          {officePeople.shown(before + 1, before + shown, total)}
        </p>
        {page > 1 && link('Previous', page - 1)}
        {before + shown < total && page < lastPage && link('Next', page + 1)}
      </nav>
    </>
  );
}

/** An address or a domain that does not fit on a line breaks between its parts, not within a word or a port. */
export function breakable(address: string): ReactNode {
  return <span className={together}>{withBreaks(address, /(?=@|:\d)|(?<=[.-])/)}</span>;
}

/** The same for the server settings, paths, and URLs in a text: SCHEDULER_URL breaks after its underscore. */
export function breakableNames(text: string): ReactNode {
  return text.split(/(\S*[_/=]\S*)/).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={together}>
        {withBreaks(part, /(?<=[_/=])(?=\w)|(?=:\d{4})/)}
      </span>
    ),
  );
}

function withBreaks(text: string, at: RegExp): ReactNode {
  return [...text.split(at).entries()].map(([position, part]) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
