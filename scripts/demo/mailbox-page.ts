import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import escapeHtml from 'escape-html';
import type { ReceivedMail } from '#testing/mailbox.ts';

/** Reloads itself, so that a new mail appears without a key press. */
const REFRESH_SECONDS = 3;

/**
 * Shows the mails in a mailbox, newest first, at a local address.
 * @param mails is read again for each page
 * @returns the address
 */
export async function showMails(mails: readonly ReceivedMail[], port: number): Promise<string> {
  const server = createServer((request, answer) => {
    const index = Number(request.url?.slice(1) || Number.NaN);
    const mail = mails[index - 1];
    const isList = request.url === '/';
    answer.writeHead(isList || mail ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    answer.end(mail ? mailPage(mail) : isList ? listPage(mails) : 'There is no such mail.');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function listPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    ({ subject = '', recipients, date }, index) => `
      <tr>
        <td>${escapeHtml(date ? new Date(date).toLocaleTimeString('en') : '')}</td>
        <td>${escapeHtml(recipients.join(', '))}</td>
        <td><a href="/${index + 1}">${escapeHtml(subject)}</a></td>
      </tr>`,
  );
  const list = `<table>${rows.toReversed().join('')}</table>`;
  const empty = '<p>No mail yet. Save your progress in the assessment, for example.</p>';
  return page(
    'Mailbox',
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    mails.length > 0 ? list : empty,
  );
}

function mailPage({ subject = '', from, recipients, html = '', text = '' }: ReceivedMail): string {
  // In a frame without scripts; its links open beside it.
  const framed = escapeHtml(`<base target="_blank">${html}`);
  return page(
    subject,
    '',
    `<p><a href="/">All mails</a></p>
    <p>From ${escapeHtml(from?.name ?? '')} &lt;${escapeHtml(from?.address ?? '')}&gt; to ${escapeHtml(recipients.join(', '))}</p>
    <iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>
    <h2>Its text part</h2>
    <pre>${escapeHtml(text)}</pre>`,
  );
}

function page(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${head}
    <title>${escapeHtml(title)}</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
      td { padding: 0.25rem 1.5rem 0.25rem 0; vertical-align: top; }
      iframe { width: 100%; height: 48rem; border: 1px solid #bbb; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <h1>${escapeHtml(title)}</h1>
    ${body}
  </body>
</html>
`;
}
