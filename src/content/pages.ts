import { competencyCount } from '#domain/competency-count.ts';
import type { FeatureFlag, FeatureFlags, LinkKey } from './site-settings.ts';

export interface PageMeta {
  path: string;
  title: string;
  description: string;
  /** Search engines may index it: it is in the sitemap, and its visits are counted. */
  index: boolean;
  /** While this flag is off, a coming-soon page replaces it. */
  shownWhen?: FeatureFlag;
  /** With this query parameter the page is shown anyway. */
  shownBy?: 'id';
  /** The head of the coming-soon page that replaces it. */
  comingSoon?: { title: string; description: string };
  /** If this link leads to another site, the page redirects there. */
  standsFor?: LinkKey;
  needsMail?: true;
  /** The address contains a secret token, which must not leak to others: in its path, or after '#'. */
  isKeyed?: 'path' | 'fragment';
}

export const pages = {
  home: {
    path: '/',
    title: 'Ready Leader | Leadership Coaching and Strategy',
    description:
      'A 90-day leadership program for founders, executives, and managers. Choose a clear focus, build the plan, and give your team the systems to carry it.',
    index: true,
  },
  about: {
    path: '/about',
    title: 'About the Practice | Ready Leader',
    description:
      'Meet the practice behind the Leadership Strategy System: what it does, where it can help, and why developing leaders is worth the effort.',
    index: true,
  },
  services: {
    path: '/services',
    title: 'Coaching, Consulting, and Training | Ready Leader',
    description:
      'Explore the 90-day Leadership Strategy System, one-on-one coaching, strategy and operations consulting, team development, and manager training.',
    index: true,
  },
  newsletter: {
    path: '/newsletter',
    title: 'Free Weekly Newsletter and Podcast | Ready Leader',
    description:
      'Tools, stories, and ideas for people who lead people. Subscribe to the free weekly newsletter and podcast, and bring something useful to your team.',
    index: true,
  },
  resources: {
    path: '/resources',
    title: 'Free Leadership Resources | Ready Leader',
    description: `Audit how your team communicates, rate yourself on ${competencyCount} competencies in the Ready Leader Assessment, and print two tools. Every resource here is free.`,
    index: true,
  },
  products: {
    path: '/products',
    title: 'New Manager 30-60-90 Playbook | Ready Leader',
    description:
      'A 3-page playbook for new managers: a 30-60-90 day framework, conversation prompts, and accountability tools for a steady, confident start.',
    index: true,
    shownWhen: 'productsEnabled',
    comingSoon: {
      title: 'Products Coming Soon | Ready Leader',
      description:
        'Our products for leaders and their teams aren’t for sale yet. Until they are, the free leadership resources and the weekly newsletter are here for you.',
    },
  },
  comingSoon: {
    path: '/coming-soon',
    title: 'Coming Soon | Ready Leader',
    description:
      'This page is under development. While you wait, explore our free leadership resources or book a discovery call with Ready Leader.',
    index: false,
  },
  chatbot: {
    path: '/chatbot',
    title: 'Ready Leader Chat | Ready Leader',
    description:
      'Ready Leader Chat is under development: a place to think through leadership questions with an AI advisor, one conversation at a time.',
    index: false,
  },
  assessment: {
    path: '/assessment',
    title: 'The Free Ready Leader Assessment | Ready Leader',
    description: `Rate yourself on ${competencyCount} leadership competencies in five areas. Save your progress, see where you are strong, and leave with a development plan.`,
    index: true,
    shownWhen: 'assessmentEnabled',
    comingSoon: {
      title: 'Ready Leader Assessment Coming Soon | Ready Leader',
      description:
        'The Ready Leader Assessment is closed for now. If you already have results, you can still open them with your link.',
    },
  },
  dashboard: {
    path: '/assessment/dashboard',
    title: 'Your Development Dashboard | Ready Leader',
    description:
      'See your Ready Leader Assessment results by area, find the place to focus first, and work from a development plan for each of the five areas.',
    index: false,
    shownWhen: 'assessmentEnabled',
    shownBy: 'id',
    comingSoon: {
      title: 'Dashboard Coming Soon | Ready Leader',
      description:
        'The Ready Leader Assessment and its dashboard are closed for now. You can still open existing results with their own link.',
    },
  },
  comparison: {
    path: '/assessment/comparison',
    title: 'What Changed Between Two Assessments | Ready Leader',
    description:
      'See what changed between two of your completed assessments: the overall score, the five areas, and every single competency.',
    index: false,
    shownWhen: 'assessmentEnabled',
    shownBy: 'id',
    comingSoon: {
      title: 'Comparison Coming Soon | Ready Leader',
      description:
        'The Ready Leader Assessment is closed for now. You can still open existing results with their own link.',
    },
  },
  plan: {
    path: '/assessment/plan',
    title: 'My 90-Day Plan | Ready Leader',
    description:
      'Plan 90 days from your Ready Leader Assessment: choose up to three competencies, say how others will notice, and decide what to do by when.',
    index: false,
    shownWhen: 'assessmentEnabled',
    shownBy: 'id',
    comingSoon: {
      title: '90-Day Plan Coming Soon | Ready Leader',
      description:
        'The Ready Leader Assessment and its plans are closed for now. You can still open an existing plan with its own link.',
    },
  },
  ownFeedback: {
    path: '/assessment/feedback',
    title: 'Feedback from Colleagues | Ready Leader',
    description:
      'Ask people who work with you to rate the same leadership competencies. You see their answers in groups of three or more, never one person’s.',
    index: false,
    needsMail: true,
    shownWhen: 'assessmentEnabled',
    comingSoon: {
      title: 'Feedback Coming Soon | Ready Leader',
      description:
        'The Ready Leader Assessment and feedback from colleagues are closed for now. You can still open existing results with their own link.',
    },
  },
  decisionTree: {
    path: '/assessment/decision-tree',
    title: 'Decision-Tree Framework | Ready Leader',
    description:
      'Leaf, branch, trunk, or root? A free framework that shows your team which decisions to make alone, which to share, and which need approval.',
    index: true,
  },
  ptrFramework: {
    path: '/assessment/ptr-framework',
    title: 'Preferences, Traditions, Requirements | Ready Leader',
    description:
      'Sort how your team communicates into preferences, traditions, and requirements. Includes discussion prompts and a free template to print.',
    index: true,
  },
  method: {
    path: '/assessment/method',
    title: 'How the Ready Leader Assessment Was Made | Ready Leader',
    description:
      'Who the Ready Leader Assessment is for, how its scores are made, what rating yourself can show and what it cannot, and what happens to your answers.',
    index: true,
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Notice | Ready Leader',
    description:
      'What this website keeps about you when you take the Ready Leader Assessment, why, for how long, who can see it, and how to have it erased.',
    index: true,
    standsFor: 'privacy',
  },
  yourData: {
    path: '/your-data',
    title: 'Your Data | Ready Leader',
    description:
      'See what this website stores about you, download it, correct it, or erase it at once: your assessments, ratings, scores, and email address.',
    index: false,
  },
  shared: {
    path: '/shared',
    title: 'Shared Assessment Results | Ready Leader',
    description:
      'Ready Leader Assessment results that someone shared with you by a private link. It works for a limited time, and search engines cannot find it.',
    index: false,
    isKeyed: 'path',
  },
  feedback: {
    path: '/feedback',
    title: 'Feedback for a Colleague | Ready Leader',
    description:
      'A colleague asked for your feedback by a private link. You need no account, and your answers are only shown together with those of others.',
    index: false,
    needsMail: true,
    isKeyed: 'fragment',
  },
  notFound: {
    // Shown for every path that no route matches.
    path: '/404',
    title: 'Page Not Found | Ready Leader',
    description:
      'There is no page at this address. Go back to the home page, or browse the free leadership resources from Ready Leader instead.',
    index: false,
  },
} as const satisfies Record<string, PageMeta>;

export type PageId = keyof typeof pages;

export type PagePath = (typeof pages)[Exclude<PageId, 'notFound'>]['path'];

/** Whether the page itself is shown at its address, not the coming-soon page. */
export function isShown(
  { shownWhen, shownBy }: PageMeta,
  flags: FeatureFlags,
  query?: URLSearchParams,
): boolean {
  if (!shownWhen || flags[shownWhen]) return true;
  return shownBy !== undefined && Boolean(query?.getAll(shownBy).at(-1));
}
