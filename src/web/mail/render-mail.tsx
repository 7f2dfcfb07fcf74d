import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '#content/site-settings.ts';
import { mailText } from '#content/mail-texts.ts';
import { mailTargets, mailWords } from '#content/mails.ts';
import type { MailContent, RenderedMail } from '#domain/mail.ts';
import { Row, Rows } from './layout.tsx';
import { ButtonRow, MailFrame, Paragraph } from './mail-frame.tsx';
import { DetailedScores, OverallScore } from './mail-results.tsx';
import { painted, serif, styleSheets, WIDTH } from './mail-styles.ts';
import type { ReactNode } from 'react';

/** Renders a mail as HTML and as text. It loads nothing from anywhere. */
export function renderMail(content: MailContent, settings: SiteSettings): RenderedMail {
  const { subject } = mailWords(content, settings);
  const html = renderToStaticMarkup(<Mail content={content} settings={settings} />);
  return { subject, html: `<!doctype html>${html}`, text: mailText(content, settings) };
}

function Mail({ content, settings }: { content: MailContent; settings: SiteSettings }) {
  const words = mailWords(content, settings);
  const { main, other } = mailTargets(content, settings);
  return (
    <MailDocument subject={words.subject} preheader={words.preheader}>
      <MailFrame content={content} settings={settings}>
        <Rows width="100%">
          <Row style={{ paddingBottom: 18 }}>
            <h1 {...painted('words', HEADLINE)}>
              {words.headline.replace(/(?<=\b\S{1,9}) (?=\S{1,9}$)/, '\u00a0')}
            </h1>
          </Row>
          {words.opening.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
          {content.kind === 'results' && <OverallScore results={content.results} />}
          <ButtonRow href={main}>{words.button}</ButtonRow>
          {other && (
            <Paragraph>
              <a href={other.href} {...painted('link', { textDecoration: 'underline' })}>
                {other.label}
              </a>
            </Paragraph>
          )}
          {content.kind === 'results' && <DetailedScores {...content.results} />}
          {words.closing.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
        </Rows>
      </MailFrame>
    </MailDocument>
  );
}

const HEADLINE = {
  margin: 0,
  fontFamily: serif,
  fontSize: '30px',
  fontWeight: 'normal',
  lineHeight: '38px',
} as const;

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
function MailDocument({ subject, preheader, children }: MailDocumentProps) {
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
