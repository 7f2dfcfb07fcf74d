import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '#content/site-settings.ts';
import { mailText } from '#content/mail-texts.ts';
import { mailWays, mailWords, unsubscribeUrl } from '#content/mails.ts';
import type { MailContent, RenderedMail } from '#domain/mail.ts';
import { Row, Rows } from './layout.tsx';
import { MailDocument } from './mail-document.tsx';
import { ButtonRow, MailFrame, Paragraph } from './mail-frame.tsx';
import { Results } from './mail-results.tsx';
import { painted, serif } from './mail-styles.ts';

/** Renders a mail as HTML and as text. It loads nothing from anywhere. */
export function renderMail(matter: MailContent, settings: SiteSettings): RenderedMail {
  const { subject } = mailWords(matter, settings);
  const html = renderToStaticMarkup(<Mail matter={matter} settings={settings} />);
  return { subject, html: `<!doctype html>${html}`, text: mailText(matter, settings) };
}

function Mail({ matter, settings }: { matter: MailContent; settings: SiteSettings }) {
  const words = mailWords(matter, settings);
  const { main, other } = mailWays(matter, settings);
  return (
    <MailDocument subject={words.subject} preheader={words.preheader}>
      <MailFrame words={words} settings={settings} unsubscribeUrl={unsubscribeUrl(matter)}>
        <Rows width="100%">
          <Row style={{ paddingBottom: 18 }}>
            <h1 {...painted('words', HEADLINE)}>{words.headline}</h1>
          </Row>
          {words.opening.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
          {matter.kind === 'results' && <Results {...matter.results} />}
          <ButtonRow href={main}>{words.button}</ButtonRow>
          {other && (
            <Paragraph>
              <a href={other.href} {...painted('link', { textDecoration: 'underline' })}>
                {other.label}
              </a>
            </Paragraph>
          )}
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
