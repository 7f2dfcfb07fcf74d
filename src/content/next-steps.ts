import type { Action } from './actions.ts';

export interface NextStep extends Action {
  description: string;
}

export interface NextStepsContent {
  headline: string;
  links: readonly NextStep[];
}

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
