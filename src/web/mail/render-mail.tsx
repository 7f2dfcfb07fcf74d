import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '#content/site-settings.ts';
import { mailText } from '#content/mail-texts.ts';
import { mailTargets, mailWords, stopLabel, unsubscribeUrl } from '#content/mails.ts';
import type { MailContent, RenderedMail } from '#domain/mail.ts';
import { Row, Rows } from './layout.tsx';
import { MailDocument } from './mail-document.tsx';
import { ButtonRow, MailFrame, Paragraph } from './mail-frame.tsx';
import { DetailedScores, OverallScore } from './mail-results.tsx';
import { painted, serif } from './mail-styles.ts';

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
      <MailFrame
        words={words}
        settings={settings}
        unsubscribeUrl={unsubscribeUrl(content)}
        stopLabel={stopLabel(content)}
      >
        <Rows width="100%">
          <Row style={{ paddingBottom: 18 }}>
            <h1 {...painted('words', HEADLINE)}>{words.headline.replace(/ (?=\S+$)/, '\u00a0')}</h1>
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
