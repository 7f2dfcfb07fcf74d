import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

interface PrintedDocumentProps {
  title: string;
  /** All its styles, because the document loads nothing. The security policy allows them by their hash. */
  styles: string;
  /** The class of the body. */
  className?: string;
  children: ReactNode;
}

/** A self-contained document for print. */
export function PrintedDocument({ title, styles, className, children }: PrintedDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body className={className}>{children}</body>
    </html>
  );
}

/** The HTML of a printed document, rendered outside the page. */
export function renderDocument(element: ReactElement): string {
  const rendered = document.implementation.createHTMLDocument();
  flushSync(() => createRoot(rendered).render(element));
  return `<!doctype html>${rendered.documentElement.outerHTML}`;
}
