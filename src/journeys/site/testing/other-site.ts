import type { Browser } from 'playwright-core';
import type { FeatureFlags, SiteLinks } from '#content/site-settings.ts';
import type { Config } from '#server/config.ts';
import { startSite } from '#testing/browser/journey.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '#testing/browser/visitor.ts';

const defaults: FeatureFlags = {
  chatbotEnabled: false,
  chatbotOpen: false,
  productsEnabled: true,
  shopEnabled: true,
  assessmentEnabled: true,
};

const at = (path: string) => `https://example.com/${path}`;
const links: SiteLinks = {
  scheduler: at('schedule'),
  schedulerEmbed: at('schedule/embed'),
  newsletter: at('newsletter'),
  profile: at('profile'),
  consulting: at('consulting'),
  calendar: at('calendar'),
  auditDocument: at('audit'),
  shop: at('shop'),
  privacy: '/privacy',
};

export function withLinks(changed: Partial<SiteLinks>): Pick<Config, 'links'> {
  return { links: { ...links, ...changed } };
}

export function withFlags(changed: Partial<FeatureFlags>): Pick<Config, 'flags'> {
  return { flags: { ...defaults, ...changed } };
}

/** Visits a site with another configuration, from the same build. */
export async function visitWith(
  browser: Browser,
  config: Partial<Config>,
  visit: (visitor: Visitor) => Promise<void>,
  options: VisitorOptions = {},
): Promise<void> {
  const site = await startSite(config);
  try {
    const visitor = await openVisitor(browser, site, options);
    try {
      await visit(visitor);
    } finally {
      await visitor.leave();
    }
  } finally {
    await site.close();
  }
}
