import { useEffect, type ReactNode } from 'react';
import { officeTitle } from '#content/office.ts';
import { h1 } from '#web/ui/text.css.ts';
import * as css from './page-head.css.ts';

interface PageHeadProps {
  /** Also of the document. */
  title: string;
  lead?: ReactNode;
  /** Above the title: the way back to what this is a part of. */
  back?: ReactNode;
  /** Beside the title: what can be done with the whole page. */
  actions?: ReactNode;
}

/** The head of a page of the office. */
export function PageHead({ title, lead, back, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = officeTitle(title);
  }, [title]);
  return (
    <header className={css.head}>
      {back !== undefined && <p className={css.back}>{back}</p>}
      <div className={css.row}>
        <h1 className={`${h1} ${css.title}`}>{title}</h1>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
    </header>
  );
}
