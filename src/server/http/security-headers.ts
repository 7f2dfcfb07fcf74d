import type { SiteLinks } from '#content/site-settings.ts';

/** For everything but the site's pages: the response may load and run nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** For every response; pages have their own policy instead of this one. */
export function securityHeaders({ publicUrl }: { publicUrl: string }): Record<string, string> {
  return {
    'content-security-policy': NOTHING,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Addresses contain assessment ids: other sites only get the origin as referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=()',
    ...(isHttps(publicUrl) && {
      'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
    }),
  };
}

type PublicUrl = { publicUrl: string };

/** Only our own code, styles, and fonts, and what is in `more`. */
const ownCode = ({ publicUrl }: PublicUrl, ...more: string[]) =>
  [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'"],
    ...more,
    ...["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
    ...(isHttps(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

interface PolicySettings extends PublicUrl {
  links: Pick<SiteLinks, 'schedulerEmbed'>;
  /** Any value, if people can sign in. */
  oidc: object | undefined;
}

/**
 * The policy of the site's pages: also the scheduler's frame, and, if people can sign in, the pictures that their
 * provider names. The documents that pages print inherit it.
 */
export function pagePolicy(settings: PolicySettings): string {
  const scheduler = new URL(settings.links.schedulerEmbed).origin;
  return ownCode(
    settings,
    `img-src 'self' data:${settings.oidc ? ' https:' : ''}`,
    "manifest-src 'self'",
    // The page checks that the scheduler can be reached before it shows its frame.
    `connect-src 'self' ${scheduler}`,
    `frame-src ${scheduler}`,
  );
}

/** For the office: also a file about to be uploaded. Its frames show previews that this code writes. */
export const officePolicy = (settings: PublicUrl): string =>
  ownCode(settings, "img-src 'self' data: blob:", "connect-src 'self'");

/**
 * For pages without scripts. No form-action: sign-out redirects to the identity provider, whose address is
 * not known in advance.
 */
export const noScriptPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function isHttps(url: string): boolean {
  return url.startsWith('https:');
}
