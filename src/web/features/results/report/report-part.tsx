import type { ReactNode } from 'react';

/** A part of the report, with its entry in the table of contents. */
export interface ReportPart {
  id: string;
  title: string;
  /** With its heading and its id. */
  content: ReactNode;
}

export const part = (
  id: string,
  title: string,
  children: ReactNode,
  className = id,
): ReportPart => ({
  id,
  title,
  content: (
    <section className={className} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  ),
});
