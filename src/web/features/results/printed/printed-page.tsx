import type { ReactNode } from 'react';
import { reportCopy } from '#content/report.ts';
import { siteName } from '#content/site.ts';
import { WritingLine } from '#web/features/plan/shown/plan-shown.tsx';
import { renderDocument } from '#web/lib/print-document.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { above4 } from '#web/ui/layout.css.ts';
import { h1, h3, h4, muted } from '#web/ui/text.css.ts';
import * as css from './report.css.ts';

interface PrintedTitleProps {
  title: string;
  /** The visitor's, if it was given. */
  name: string | null;
  className?: string;
}

/** The title below the practice's name. */
export function PrintedTitle({ title, name, className = h1 }: PrintedTitleProps) {
  return (
    <>
      <p className={`${h4} ${css.brand}`}>{siteName}</p>
      <h1 className={className}>{title}</h1>
      {name !== null && <p className={`${h3} ${above4}`}>{name}</p>}
    </>
  );
}

interface LeafletProps {
  title: string;
  name: string | null;
  children?: ReactNode;
}

/** A part of the report, printed by itself. */
export function Leaflet({ title, name, children }: LeafletProps) {
  return (
    <Container className={css.page}>
      <header>
        <PrintedTitle title={title} name={name} />
      </header>
      <main className={css.parts}>{children}</main>
    </Container>
  );
}

/** The title becomes the name of the PDF. */
export const leafletHtml = (props: LeafletProps) =>
  renderDocument(`${props.title} - ${siteName}`, <Leaflet {...props} />);

/** A part of the report, with its entry in the table of contents. */
export interface ReportPart {
  id: string;
  title: string;
  /** With its heading and its id. */
  content: ReactNode;
}

export const part = (id: string, title: string, children: ReactNode): ReportPart => ({
  id,
  title,
  content: (
    <TitledPart id={id} title={title}>
      {children}
    </TitledPart>
  ),
});

/** More than fit on a page. */
const LINES = 30;

/** Lines to write on, as many as the page has room for. */
export function Notes() {
  return (
    <div className={css.notes} aria-hidden>
      <div>
        <p className={muted}>{reportCopy.notes}</p>
        {Array.from({ length: LINES }, (_nothing, index) => (
          <WritingLine key={index} />
        ))}
      </div>
    </div>
  );
}
