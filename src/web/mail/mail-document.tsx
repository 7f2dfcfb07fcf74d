import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Row, Rows } from './layout.tsx';
import { painted, styleSheets, WIDTH } from './mail-styles.ts';

/** Outlook for Windows ignores max-width, so a table of that width surrounds the content. */
const outlook = {
  before: `<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td><![endif]-->`,
  after: '<!--[if mso]></td></tr></table><![endif]-->',
};

/** Fills the preview line of mail lists, so that it does not continue with the mail's text. */
const FILLING = '\u034f\u200c\u00a0'.repeat(60);

interface MailDocumentProps {
  subject: string;
  preheader: string;
  children: ReactNode;
}

/** The frame of a mail. It loads nothing and runs nothing. */
export function MailDocument({ subject, preheader, children }: MailDocumentProps) {
  const inside = `${outlook.before}${renderToStaticMarkup(children)}${outlook.after}`;
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Keeps clients from linking numbers and dates and from changing sizes. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{subject}</title>
        {styleSheets.map((css) => (
          <style key={css} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
      </head>
      <body {...painted('ground', { margin: 0, padding: 0, width: '100%' })}>
        <div style={HIDDEN}>
          {preheader}
          <span aria-hidden>{FILLING}</span>
        </div>
        <Rows width="100%" {...painted('ground')}>
          <Row align="center" style={{ padding: '24px 12px 40px' }}>
            <div
              role="article"
              aria-roledescription="email"
              aria-label={subject}
              lang="en"
              dangerouslySetInnerHTML={{ __html: inside }}
            />
          </Row>
        </Rows>
      </body>
    </html>
  );
}

const HIDDEN = {
  display: 'none',
  overflow: 'hidden',
  maxHeight: 0,
  maxWidth: 0,
  fontSize: '1px',
  lineHeight: '1px',
  opacity: 0,
  ...{ msoHide: 'all' },
} as const;
