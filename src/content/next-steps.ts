import type { Action } from './actions.ts';
import { navigation } from './navigation.ts';

export interface NextStep extends Action {
  description: string;
}

export interface NextStepsContent {
  headline: string;
  links: readonly NextStep[];
}

export const whatsNext: NextStepsContent = {
  headline: "What's Next?",
  links: [
    {
      label: 'Subscribe to the Newsletter',
      description: 'Tools, stories, and ideas, free every week.',
      target: { kind: 'external', link: 'newsletter' },
    },
    {
      label: navigation.bookCall.label,
      description: 'Talk through what you’re noticing about how you lead.',
      target: { kind: 'external', link: 'calendar' },
    },
    {
      label: 'Explore the Signature Program',
      description: 'See how the 90-day Leadership Strategy System works.',
      target: { kind: 'external', link: 'consulting' },
    },
  ],
};

export const teamTools: NextStepsContent = {
  headline: 'Tools for Your Team',
  links: [
    {
      label: 'Decision-Tree Framework',
      description:
        'Agree on which decisions people make on their own, and which they bring to you.',
      target: { kind: 'page', to: '/assessment/decision-tree' },
    },
    {
      label: 'Preferences, Traditions & Requirements',
      description: 'Decide together which of your team’s habits to keep, change, or drop.',
      target: { kind: 'page', to: '/assessment/ptr-framework' },
    },
  ],
};

export const readyForMore: NextStepsContent = {
  headline: 'Ready For More?',
  links: [
    {
      label: 'Get the Newsletter',
      description: 'Keep building, one week at a time.',
      target: { kind: 'external', link: 'newsletter' },
    },
    {
      label: 'Schedule a Free Call',
      description: 'Bring your results and choose where to begin.',
      target: { kind: 'external', link: 'calendar' },
    },
    {
      label: 'See Our Services',
      description: 'Coaching, consulting, and training for you and your team.',
      target: { kind: 'page', to: '/services' },
    },
  ],
};
