import type { ReactNode } from 'react';
import { mailLabels, mailWords, sender, stopLabel, unsubscribeUrl } from '#content/mails.ts';
import { siteName } from '#content/site.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { MailContent } from '#domain/mail.ts';
import { EMPTY, exactly, Gap, Row, Rows } from './layout.tsx';
import { body, painted, serif, small, WIDTH } from './mail-styles.ts';

/** The practice's name above the mail, and the sender and the reason below it. */
export function MailFrame({ children, ...rest }: FooterProps & { children: ReactNode }) {
  return (
    <Rows width="100%" align="center" style={{ width: '100%', maxWidth: WIDTH }}>
      <Row style={{ padding: '0 4px 18px' }}>
        <Brand />
      </Row>
      <Row {...painted('rule', exactly(4))} height={4} aria-hidden>
        {EMPTY}
      </Row>
      <Row {...painted('card', { padding: '40px 44px' })} className="card inside">
        {children}
      </Row>
      <Row style={{ padding: '24px 4px 0' }}>
        <Footer {...rest} />
      </Row>
    </Rows>
  );
}

/** The logo, rising steps, drawn with table cells because mails contain no images, and the name. */
function Brand() {
  return (
    <Rows>
      <tr>
        <td valign="middle" style={{ paddingRight: 10 }} aria-hidden>
          <Rows>
            <tr>
              <Square />
              <Square />
              <Square paint="rule" />
            </tr>
            <tr>
              <Square />
              <Square paint="step" />
              <Square paint="step" />
            </tr>
            <tr>
              <Square paint="step" />
              <Square paint="step" />
              <Square paint="step" />
            </tr>
          </Rows>
        </td>
        <td
          valign="middle"
          {...painted('words', { fontFamily: serif, fontSize: '20px', lineHeight: '24px' })}
        >
          <b>{siteName}</b>
        </td>
      </tr>
    </Rows>
  );
}

const SQUARE = 6;

function Square({ paint }: { paint?: 'rule' | 'step' }) {
  const style = { ...exactly(SQUARE), width: SQUARE };
  return (
    <td width={SQUARE} height={SQUARE} {...(paint ? painted(paint, style) : { style })}>
      {EMPTY}
    </td>
  );
}

interface FooterProps {
  content: MailContent;
  settings: SiteSettings;
}

function Footer({ content, settings }: FooterProps) {
  const { name, place, email, phone, site, yourData, privacy } = sender(settings);
  const { notYou, why } = mailWords(content, settings);
  const stopUrl = unsubscribeUrl(content);
  return (
    <Rows width="100%">
      <Note>
        <b>{mailLabels.notYou}</b> {notYou}
      </Note>
      <Note>{why}</Note>
      {stopUrl !== null && (
        <Note>
          <MutedLink href={stopUrl}>{stopLabel(content)}</MutedLink>
        </Note>
      )}
      <Note>
        <MutedLink href={yourData}>{mailLabels.yourData}</MutedLink>
        {' · '}
        <MutedLink href={privacy}>{mailLabels.privacy}</MutedLink>
      </Note>
      <Gap height={8} />
      <Note>
        <b>{name}</b>
        <Line>{place}</Line>
        <Line>{email && <MutedLink href={`mailto:${email}`}>{email}</MutedLink>}</Line>
        <Line>{phone}</Line>
        <Line>
          <MutedLink href={site}>{site.replace(/^https?:\/\//, '')}</MutedLink>
        </Line>
      </Note>
    </Rows>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <Row {...painted('muted', { ...small, paddingBottom: 12 })}>{children}</Row>;
}

/** Renders nothing if the setting is empty. */
function Line({ children }: { children: ReactNode }) {
  if (children === '') return null;
  return (
    <>
      <br />
      {children}
    </>
  );
}

function MutedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} {...painted('muted', { textDecoration: 'underline' })}>
      {children}
    </a>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Row {...painted('words', { ...body, paddingBottom: 16 })}>{children}</Row>;
}

/**
 * A link as a button. Outlook for Windows applies the padding to the cell, other clients to the link;
 * it looks the same.
 */
export function ButtonRow({ href, children }: { href: string; children: string }) {
  const link = painted('label', {
    ...body,
    display: 'inline-block',
    padding: '14px 28px',
    fontWeight: 'bold',
    lineHeight: '20px',
    textDecoration: 'none',
  });
  const cell = painted('button', {
    borderStyle: 'solid',
    borderWidth: 1,
    borderRadius: 6,
    ...{ msoPaddingAlt: '14px 28px' },
  });
  return (
    <>
      <Gap height={10} />
      <Row>
        <Rows>
          <Row align="center" {...cell}>
            <a href={href} {...link}>
              {children}
            </a>
          </Row>
        </Rows>
      </Row>
      <Gap height={26} />
    </>
  );
}
