import type { Action } from './actions.ts';
import type { FeatureFlag } from './links.ts';
import { homeAnchors, siteName } from './site.ts';

export interface NavLink extends Action {
  /** Shown only while this flag is on. */
  shownWhen?: FeatureFlag;
}

export interface NavigationContent {
  label: string;
  links: readonly NavLink[];
  bookCall: Action;
  skipLink: string;
  openMenu: string;
  closeMenu: string;
}

export interface FooterColumn {
  title: string;
  links: readonly Action[];
}

export interface FooterContent {
  tagline: string;
  columns: readonly FooterColumn[];
  copyright: string;
  privacy: Action;
}

export interface NextStep extends Action {
  description: string;
}

export interface NextStepsContent {
  headline: string;
  links: readonly NextStep[];
}

/** Read out after the label of every link that opens a new tab. */
export const newTabHint = '(opens in a new tab)';

export const navigation: NavigationContent = {
  label: 'Main',
  links: [
    { label: 'About', target: { kind: 'page', to: '/', hash: homeAnchors.about } },
    { label: 'Services', target: { kind: 'page', to: '/services' } },
    {
      label: 'Products',
      target: { kind: 'page', to: '/products' },
      shownWhen: 'productsEnabled',
    },
    { label: 'Newsletter', target: { kind: 'page', to: '/newsletter' } },
    { label: 'Free Resources', target: { kind: 'page', to: '/resources' } },
  ],
  bookCall: { label: 'Book a Call', target: { kind: 'external', link: 'scheduler' } },
  skipLink: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};

/** Beside every field for an email address. */
export const privacyNotice: Action = {
  label: 'Privacy notice',
  target: { kind: 'external', link: 'privacy' },
};

export const footer: FooterContent = {
  tagline: 'Coaching, strategy, and practical tools for people who lead people.',
  columns: [
    {
      title: 'Connect',
      links: [
        { label: 'Newsletter', target: { kind: 'page', to: '/newsletter' } },
        { label: 'Professional Profile', target: { kind: 'external', link: 'profile' } },
        { label: 'Book a Call', target: { kind: 'external', link: 'scheduler' } },
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
  privacy: { label: 'Privacy', target: { kind: 'external', link: 'privacy', sameTab: true } },
};

/** Below the assessment's questions and on its dashboard. */
export const whatsNext: NextStepsContent = {
  headline: "What's Next?",
  links: [
    {
      label: 'Subscribe to the newsletter',
      description: 'Tools, stories, and ideas, free every week.',
      target: { kind: 'external', link: 'newsletter' },
    },
    {
      label: 'Book a free call',
      description: 'Talk through what you are noticing about how you lead.',
      target: { kind: 'external', link: 'calendar' },
    },
    {
      label: 'Explore the signature program',
      description: 'See how the 90-day Leadership Strategy System works.',
      target: { kind: 'external', link: 'consulting' },
    },
  ],
};

/** On the dashboard: the two free framework tools. */
export const teamTools: NextStepsContent = {
  headline: 'Tools for your team',
  links: [
    {
      label: 'Decision-Tree Framework',
      description: 'Agree which decisions people make on their own, and which they bring to you.',
      target: { kind: 'page', to: '/assessment/decision-tree' },
    },
    {
      label: 'Preferences, Traditions & Requirements',
      description: 'Sort out together which of your team habits to keep, change, or drop.',
      target: { kind: 'page', to: '/assessment/ptr-framework' },
    },
  ],
};

/** Below the results of a completed assessment. */
export const readyForMore: NextStepsContent = {
  headline: 'Ready For More?',
  links: [
    {
      label: 'Get the newsletter',
      description: 'Keep building, one week at a time.',
      target: { kind: 'external', link: 'newsletter' },
    },
    {
      label: 'Schedule a free call',
      description: 'Bring your results and choose where to begin.',
      target: { kind: 'external', link: 'calendar' },
    },
    {
      label: 'See our services',
      description: 'Coaching, consulting, and training for you and your team.',
      target: { kind: 'page', to: '/services' },
    },
  ],
};
