import type { Browser } from 'playwright-core';
import type { Config } from '#server/config.ts';
import { startSite } from '#testing/browser/journey.ts';
import type { RunningSite } from '#testing/browser/site.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '#testing/browser/visitor.ts';
import { mailTo } from '#testing/mail-app.ts';
import { startMailbox, type Mailbox, type ReceivedMail } from '#testing/mailbox.ts';

export interface MailedSite {
  site: RunningSite;
  mailbox: Mailbox;
  visitor: (options?: VisitorOptions) => Promise<Visitor>;
}

export async function withMail(
  browser: Browser,
  visits: (mailed: MailedSite) => Promise<void>,
  overrides: Partial<Config> = {},
): Promise<void> {
  const mailbox = await startMailbox();
  const site = await startSite({ ...mailTo(mailbox.url), ...overrides });
  const visitors: Visitor[] = [];
  try {
    await visits({
      site,
      mailbox,
      visitor: async (options) => {
        const visitor = await openVisitor(browser, site, options);
        visitors.push(visitor);
        return visitor;
      },
    });
    for (const visitor of visitors.splice(0)) await visitor.leave();
  } finally {
    for (const { context } of visitors) await context.close();
    await site.close();
    await mailbox.close();
  }
}

/** Every address in a mail, its headers included. */
export function addressesIn({ html = '', text = '', headers }: ReceivedMail): string[] {
  const all = [html, text, ...headers.map(({ value }) => value)].join('\n');
  const found = all.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
  return [...new Set(found.map((address) => address.replace(/[.,;)]+$/, '')))];
}

/** The only link in the mail with this path. */
export function linkIn(
  mail: ReceivedMail,
  path: '/open/' | '/unsubscribe/' | '/feedback' = '/open/',
): string {
  const links = addressesIn(mail).filter((address) => new URL(address).pathname.startsWith(path));
  if (links.length !== 1) throw new Error(`${links.length} links to ${path} in ${mail.subject}`);
  return links[0]!;
}
