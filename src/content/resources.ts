import { competencyCount } from '#domain/competency-count.ts';
import type { BandContent, TextItem } from './home.ts';
import type { Action } from './actions.ts';
import { freeWithEmail } from './site.ts';

export interface ResourceCard {
  id: 'audit' | 'assessment' | 'chat';
  title: string;
  badge?: string;
  description: string;
  points?: readonly string[];
  action: Action;
}

interface FrameworkTool extends TextItem {
  id: 'decisionTree' | 'ptr';
  action: Action;
}

interface ResourcesContent {
  hero: { kicker: string; headline: string; lead: string };
  cards: readonly ResourceCard[];
  tools: { headline: string; lead: string; items: readonly FrameworkTool[] };
  stayUpdated: BandContent;
}

export const resources: ResourcesContent = {
  hero: {
    kicker: 'Free Resources',
    headline: 'Start where you are.',
    lead: 'Find out how you lead and how your team communicates. Every resource here is free.',
  },
  cards: [
    {
      id: 'assessment',
      title: 'Ready Leader Assessment',
      description: `A leadership competency assessment: rate yourself on ${competencyCount} competencies and see which of five areas to work on first.`,
      points: [
        'A score for each area',
        'Next steps and a development plan for each',
        'Save your progress and come back',
        freeWithEmail,
      ],
      action: {
        label: 'Take the Assessment',
        target: { kind: 'page', to: '/assessment' },
        gate: { flag: 'assessmentEnabled', otherwise: { kind: 'page', to: '/coming-soon' } },
      },
    },
    {
      id: 'audit',
      title: 'Team Communication Audit',
      description:
        'A guided activity: your team sorts its communication habits, step by step, and decides which to keep, change, or drop.',
      points: [
        'Preferences: what individuals like',
        'Traditions: what the team has always done',
        'Requirements: what the work needs',
      ],
      action: {
        label: 'Open the Audit',
        target: { kind: 'external', link: 'auditDocument' },
      },
    },
    {
      id: 'chat',
      title: 'Ready Leader Chat',
      badge: 'Coming soon',
      description:
        'An AI advisor for the questions that come up between meetings, such as how to start a hard conversation or run a team check-in.',
      action: {
        label: 'Take a Look',
        target: { kind: 'page', to: '/chatbot' },
      },
    },
  ],
  tools: {
    headline: 'Two Tools to Print',
    lead: 'Read them here, then put them on the table in your next team meeting.',
    items: [
      {
        id: 'decisionTree',
        title: 'Decision-Tree Framework',
        description:
          'Sorts decisions into four levels, from a leaf that is your own call to a root that needs senior approval. Print it to show your team when to act and when to ask.',
        action: {
          label: 'Open the Decision Tree',
          target: { kind: 'page', to: '/assessment/decision-tree' },
        },
      },
      {
        id: 'ptr',
        title: 'Preferences, Traditions & Requirements',
        description:
          'The thinking behind the Team Communication Audit. The audit guides you through it; this page explains it and prints a blank template for your team to fill in.',
        action: {
          label: 'Open the Framework',
          target: { kind: 'page', to: '/assessment/ptr-framework' },
        },
      },
    ],
  },
  stayUpdated: {
    headline: 'Stay Updated',
    body: 'Get tools, stories, and ideas in the free weekly newsletter.',
    action: {
      label: 'Subscribe Now',
      target: { kind: 'external', link: 'newsletter' },
    },
  },
};
