import type { Action } from './actions.ts';

export interface ResourceCard {
  id: 'audit' | 'assessment' | 'chat';
  title: string;
  badge?: string;
  description: string;
  points: readonly string[];
  action: Action;
}

export interface ResourcesContent {
  hero: { kicker: string; headline: string; lead: string };
  cards: readonly ResourceCard[];
  stayUpdated: { headline: string; body: string; action: Action };
}

export const resources: ResourcesContent = {
  hero: {
    kicker: 'Free resources',
    headline: 'Start where you are.',
    lead: 'Look closely at how you lead and how your team communicates. Each resource is free.',
  },
  cards: [
    {
      id: 'audit',
      title: 'Team Communication Audit',
      description:
        'A guided activity that helps your team see which ways of communicating to keep, change, or drop.',
      points: [
        'Preferences: what individuals like',
        'Traditions: what the team has always done',
        'Requirements: what the work truly needs',
      ],
      action: {
        label: 'Open the audit',
        target: { kind: 'external', link: 'auditDocument' },
      },
    },
    {
      id: 'assessment',
      title: 'Leadership Competency Assessment',
      description:
        'Rate yourself on 35 competencies and see which area deserves your attention first.',
      points: [
        'Scores for each of five areas',
        'Next steps and a development plan',
        'Save your progress and come back',
      ],
      action: {
        label: 'Take the assessment',
        target: { kind: 'page', to: '/assessment' },
        gate: { flag: 'assessmentEnabled', otherwise: { kind: 'page', to: '/coming-soon' } },
      },
    },
    {
      id: 'chat',
      title: 'Ready Leader Chat',
      badge: 'Coming soon',
      description: 'An AI advisor for the leadership questions that come up between meetings.',
      points: ['Think through a hard conversation', 'Prepare a team check-in'],
      action: {
        label: 'Take a look',
        target: { kind: 'page', to: '/chatbot' },
      },
    },
  ],
  stayUpdated: {
    headline: 'Stay updated',
    body: 'Get tools, stories, and ideas in the free weekly newsletter.',
    action: {
      label: 'Subscribe Now',
      target: { kind: 'external', link: 'newsletter' },
    },
  },
};
