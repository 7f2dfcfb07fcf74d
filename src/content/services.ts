import type { Action } from './actions.ts';

export type ServiceIcon =
  'focus' | 'plan' | 'rhythm' | 'conversation' | 'compass' | 'team' | 'manager';

export interface ServiceCard {
  title: string;
  description: string;
  icon: ServiceIcon;
}

export interface ServicesContent {
  hero: { kicker: string; headline: string; lead: string; action: Action };
  benefits: { headline: string; cards: readonly ServiceCard[] };
  additional: { headline: string; lead: string; cards: readonly ServiceCard[] };
  discoveryCall: { headline: string; body: string; action: Action };
  howWeWork: { headline: string; body: readonly string[] };
}

export const services: ServicesContent = {
  hero: {
    kicker: 'Leadership Strategy System',
    headline: '90 days of focused progress, with your team.',
    lead: 'Our signature program brings you and your team weekly check-ins, leadership coaching, quarterly planning sessions, and a resource vault.',
    action: {
      label: 'Book Your Discovery Call',
      target: { kind: 'external', link: 'scheduler' },
    },
  },
  benefits: {
    headline: 'What the program gives you',
    cards: [
      {
        title: 'A clear focus',
        description: 'Put your best effort into 1 to 3 high-impact areas.',
        icon: 'focus',
      },
      {
        title: 'A plan people can see',
        description: 'Milestones, timelines, and success metrics, shared by the whole team.',
        icon: 'plan',
      },
      {
        title: 'Progress that lasts',
        description:
          'Tools, templates, and weekly check-ins that turn good intentions into habits.',
        icon: 'rhythm',
      },
    ],
  },
  additional: {
    headline: 'More ways to work together',
    lead: 'Each of these stands alone, or works alongside the program.',
    cards: [
      {
        title: 'Transformational One-on-One Coaching',
        description:
          'A private place to work through decisions, relationships, and what comes next.',
        icon: 'conversation',
      },
      {
        title: 'Strategy and Operations Consulting',
        description: 'Set direction, then fix the routines that slow it down.',
        icon: 'compass',
      },
      {
        title: 'Custom Team Development',
        description: 'Sessions built around how your team talks, decides, and handles conflict.',
        icon: 'team',
      },
      {
        title: 'High-Impact Manager Training Program',
        description: 'The core skills: one-on-ones, delegation, feedback, and accountability.',
        icon: 'manager',
      },
    ],
  },
  discoveryCall: {
    headline: 'Wondering where to begin?',
    body: 'Book a discovery call. We listen first, then suggest the smallest useful step.',
    action: {
      label: 'Book Your Discovery Call',
      target: { kind: 'external', link: 'scheduler' },
    },
  },
  howWeWork: {
    headline: 'How We Work Together',
    body: [
      'We begin with a conversation, then agree on a focus and a schedule in plain words before the work starts.',
      'After that we work on what is already on your desk: the decision you face, the meeting you dread, the plan your team needs.',
    ],
  },
};
