import type { Action } from './actions.ts';
import type { PagePath } from './pages.ts';
import type { FeatureFlag } from './site-settings.ts';
import { homeAnchors, siteName } from './site.ts';

export interface NavLink extends Action {
  shownWhen?: FeatureFlag;
  /** On this page the link leads to the page itself. */
  ownPage?: PagePath;
}

/** For screen readers, after the label of every link that opens a new tab. */
export const newTabHint = '(opens in a new tab)';

const links: readonly NavLink[] = [
  {
    label: 'About',
    target: { kind: 'page', to: '/', hash: homeAnchors.about },
    ownPage: '/about',
  },
  { label: 'Services', target: { kind: 'page', to: '/services' } },
  {
    label: 'Products',
    target: { kind: 'page', to: '/products' },
    shownWhen: 'productsEnabled',
  },
  { label: 'Newsletter', target: { kind: 'page', to: '/newsletter' } },
  { label: 'Free Resources', target: { kind: 'page', to: '/resources' } },
];

/** The site asks for a call under this one name, unless the specification quotes another. */
const bookCall: Action = {
  label: 'Book a Call',
  target: { kind: 'external', link: 'scheduler' },
};

export const navigation = {
  label: 'Main',
  links,
  bookCall,
  skipLink: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};

/** Beside every field for an email address. */
export const privacyNotice: Action = {
  label: 'Privacy notice',
  target: { kind: 'external', link: 'privacy' },
};

export const footer = {
  tagline: 'Coaching, strategy, and practical tools for people who lead people.',
  columns: [
    {
      title: 'Connect',
      links: [
        { label: 'Newsletter', target: { kind: 'page', to: '/newsletter' } },
        { label: 'Professional Profile', target: { kind: 'external', link: 'profile' } },
        navigation.bookCall,
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'About', target: { kind: 'page', to: '/about' } },
        { label: 'Services', target: { kind: 'page', to: '/services' } },
        { label: 'Free Resources', target: { kind: 'page', to: '/resources' } },
        { label: 'FAQ', target: { kind: 'page', to: '/', hash: homeAnchors.faq } },
      ],
    },
  ],
  copyright: `© 2025 ${siteName}. All rights reserved.`,
  yourData: { label: 'Your Data', target: { kind: 'page', to: '/your-data' } },
  privacy: { label: 'Privacy', target: { kind: 'external', link: 'privacy', sameTab: true } },
} as const;
